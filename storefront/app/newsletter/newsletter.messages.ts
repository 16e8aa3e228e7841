/** Texts of the newsletter box; success and failure to the letter of the specification. */
export const newsletterMessages = {
  title: 'NEWSLETTER',
  text: 'New weaves and prints, about twice a month.',
  label: 'Where to send the newsletter',
  placeholder: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  success: 'Subscription successful!',
  failure: 'Please enter a valid email or try again.',
  consent: 'You agree to get our letters by e-mail and can end it in each of them. See our ',
  privacyPolicy: 'Privacy Policy',
};
