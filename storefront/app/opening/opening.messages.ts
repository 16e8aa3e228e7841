export const openingMessages = {
  title: 'Opening soon',
  description: (shop: string) => `${shop} is not open yet.`,
  text: 'We are not open yet. Leave your email address, and you will hear from us.',
  opensOn: (day: string) => `We open on ${day}.`,
  friends: 'Have you been given a password?',
  password: 'Password',
  enter: 'Look round',
  entering: 'Checking...',
  enterFailed: 'This did not work. Please try again.',
  note: 'This shop is closed just now: only staff and invited guests can look round, and guests cannot order.',
  links: 'About this shop',
};
