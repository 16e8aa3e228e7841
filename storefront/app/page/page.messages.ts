export const pageMessages = {
  needsScripts: 'This page needs JavaScript. Please turn it on in your browser.',
  buyingNeedsScripts: 'Buying needs JavaScript. Please turn it on in your browser.',
  notFound: 'Page not found',
  notFoundText: 'This page does not exist, or what it showed is no longer on sale.',
  noLongerSold: 'We no longer sell this',
  noLongerSoldText: 'It has left our collection. There is more like it to discover.',
  broken: 'Something went wrong',
  brokenText: 'This page could not be loaded. Please check your connection, or try again in a minute.',
  toCollection: 'See the collection',
  tryAgain: 'Try Again',
};
