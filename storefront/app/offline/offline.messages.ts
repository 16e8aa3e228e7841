export const offlineMessages = {
  title: 'You are offline',
  description: 'What is shown while there is no connection to the shop.',
  unreachable: 'We cannot reach the shop',
  offlineText: 'There is no internet connection at the moment. Your cart is kept.',
  unreachableText: 'It is not responding at the moment. Your cart is kept.',
  reopensLater: (product = 'The page you wanted') =>
    `${product} opens automatically as soon as the connection is back.`,
  trying: 'Trying again …',
  stillOffline: 'Still no connection.',
  recentlySeen: 'Recently seen',
};
