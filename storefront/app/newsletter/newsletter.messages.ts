/** Texts of the newsletter box; success and failure are verbatim from the specification. */
export const newsletterMessages = {
  title: 'NEWSLETTER',
  text: 'New weaves and prints, about twice a month.',
  label: 'Where to send the newsletter',
  placeholder: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  success: 'Subscription successful!',
  failure: 'Please enter a valid email or try again.',
  consent:
    'By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time. See our ',
  privacyPolicy: 'Privacy Policy',
};
