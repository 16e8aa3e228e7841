/** Texts of the offline page. */
export const offlineMessages = {
  title: 'You are offline',
  description: 'What is shown while there is no connection to the shop.',
  unreachable: 'We cannot reach the shop',
  offlineText: 'There is no internet connection just now. What is in your cart stays there.',
  unreachableText: 'It does not answer just now. What is in your cart stays there.',
  comesBack: (product = 'The page you wanted') =>
    `${product} opens by itself as soon as the connection is back.`,
  trying: 'Trying again …',
  stillOffline: 'Still no connection.',
  recentlySeen: 'Recently seen',
};
