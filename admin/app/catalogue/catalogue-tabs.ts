/** The pages that say how shoppers find things. */
export const catalogueTabs = {
  label: 'Catalogue',
  tabs: [
    { to: '/catalogue', text: 'Filters' },
    { to: '/catalogue/words', text: 'Search words' },
    { to: '/catalogue/best-sellers', text: 'Best sellers' },
    { to: '/catalogue/home', text: 'Home slides' },
  ],
};
