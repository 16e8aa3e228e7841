/** Apart from the other texts of the wishlist, which every page loads for its heart buttons. */
export const shareMessages = {
  share: 'Share',
  shareTitle: 'Share your wishlist',
  shareText:
    'Whoever has the link sees what is in your wishlist, now and later, but not your name. They cannot change it.',
  makeLink: 'Make a link',
  link: 'Link to your wishlist',
  copyLink: 'Copy link',
  sendOnWhatsApp: 'Send on WhatsApp',
  invitation: 'My wishlist:',
  stopSharing: 'Stop sharing',
  stopped: 'Your wishlist is no longer shared',
  shareFailed: 'Failed to share your wishlist',
};
