import { paths } from '../paths.ts';

/** The pages that say how shoppers find things. */
export const catalogueTabs = {
  label: 'Catalogue',
  tabs: [
    { to: paths.filters, text: 'Filters' },
    { to: paths.searchWords, text: 'Search words' },
    { to: paths.bestSellers, text: 'Best sellers' },
    { to: paths.homeSlides, text: 'Home slides' },
  ],
};
