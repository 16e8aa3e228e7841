/** Texts of the home page; the slides' own are in slides.ts. */
export const homeMessages = {
  title: 'Kurtis, sets and sarees by hand',
  description:
    'Hand-block prints, handlooms and festive silks for women and children, from the places that make them.',
  highlights: 'Highlights',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: (number: number, title: string) => `Slide ${number}: ${title}`,
  stop: 'Stop the slides',
  play: 'Play the slides',
  categories: 'Shop by Category',
  latest: 'Latest Collections',
  seeLatest: 'All that is new',
  best: 'Best Sellers',
  seeBest: 'All best sellers',
  promises: 'What you can rely on',
  easyExchange: 'Easy exchange',
  easyExchangeText: 'Another size, without questions',
  sevenDays: '7 days return',
  sevenDaysText: 'Send it back if it does not suit you',
  support: '24/7 support',
  supportText: 'Write or call whenever you like',
};
