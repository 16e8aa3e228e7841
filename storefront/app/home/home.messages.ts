
/** Texts of the home page, except those of the slides (slides.ts). */
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
  latestFailed: 'Failed to fetch latest products',
  seeLatest: 'See all new arrivals',
  best: 'Best Sellers',
  bestsellersFailed: 'Failed to fetch bestsellers',
  seeBest: 'See all best sellers',
  crafts: 'Shop by Craft',
  occasions: 'Shop by Occasion',
  prices: 'Shop by Price',
  upTo: (price: string) => `Up to ${price}`,
  story: 'THE STORY',
  seeCraft: (craft: string) => `See all ${craft}`,
  makers: 'The Makers and Their Towns',
  promises: 'Our promises',
  easyExchange: 'Easy exchange',
  easyExchangeText: 'Swap it for another size',
  support: (hours: string) => (hours === '24/7' ? '24/7 support' : 'Support'),
  supportText: (hours: string) =>
    hours === '24/7' ? 'Write or call at any hour' : ['Write or call', hours].filter(Boolean).join(': '),
};
