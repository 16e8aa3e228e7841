import { VISIT_STEP_DAYS } from '@gulmohar/contract/visit/visit-limits.ts';
import type { LegalTextOf } from './legal-text.ts';

/** The privacy policy: eleven sections, the last of which is the contact. */
export const privacyPolicy: LegalTextOf = ({ name, legal }) => ({
  title: 'Privacy Policy',
  description: `What ${name} knows about its shoppers, why, for how long, and how to have it corrected or erased.`,
  intro: `${legal.name} runs this shop under the name ${name} and is responsible for your data. This policy says, in plain words, what we collect and why, who else sees it, and what you can ask of us.`,
  sections: [
    {
      title: 'Information We Collect',
      paragraphs: ['We collect what a shop needs, when you give it to us:'],
      points: [
        'Account: name, e-mail address, phone number, address, your preferences, and a password, of which we keep only a one-way hash.',
        'Orders: what you bought, whether in the size that we advised, where it goes, whom the courier may call, and what happened to it. A guest order holds the same, without an account.',
        'Payments: whether you paid, how much, and the payment provider’s reference. Card numbers, UPI PINs and bank passwords go to the payment provider alone; we never see them.',
        'Sizes: the measures of you and your family, if you ask to keep them in your account; of a child only a name of your choice, the month of birth, the height and when it was measured.',
        'Messages: what you write to us, addresses for the newsletter and for back-in-stock mails.',
        'Technical: your internet address and the time of a request, in logs that protect the shop against misuse.',
        `Visits: how a visit came to us and which steps it takes, such as looking at a product or paying, under a random number that your browser forgets with the tab. Neither your internet address nor your account or order is stored with it; an order itself says which link or campaign led to it. After ${VISIT_STEP_DAYS} days only sums are left. You can end it with “Do not count my visits” at the foot of each page or with Global Privacy Control.`,
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: ['We use your data to:'],
      points: [
        'deliver your orders, take payments, handle returns and refunds, and write invoices as tax law requires;',
        'keep your account, cart and wishlist, and fill in your address at checkout;',
        'name the size that fits, by measures that you keep; they are used for nothing else, and an order only tells us whether our advice helped;',
        'write to you about your orders, and answer you;',
        'send the newsletter, SMS updates, stock alerts or reminders of orders that you did not finish, but only if you asked for them, and until you end them;',
        'prevent fraud and keep the shop safe.',
      ],
    },
    {
      title: 'Information Sharing',
      paragraphs: [
        'We do not sell or rent your data. Others get it only as far as their task requires it: couriers get name, address and phone; the payment provider gets amount, name, e-mail and phone; WhatsApp or an SMS provider gets phone, first name and the order’s number if you ask for updates there; our mail and hosting providers carry what we send and store, under contract.',
        'We hand data to authorities only where the law obliges us to.',
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        'Data travels encrypted. Passwords are hashed with argon2id, payments are signed by the payment provider, and only people who need your data for their work can see it. Attempts to guess passwords or order data are limited.',
        'No system is perfectly safe. If your data ever gets into the wrong hands, we will tell you and the Data Protection Board without delay.',
      ],
    },
    {
      title: 'Cookies and Similar Technologies',
      paragraphs: [
        'This shop works without advertising or tracking cookies. Your own browser’s storage remembers what is useful to you: that you are signed in, your cart, your last five searches, the products that you looked at last, the random number of your visit, measures by which you looked for a size and the sizes that we advised, and an address that you began to type. Logging out clears it. One cookie, which no script can read, remembers that you signed in on this device, so that a stranger’s wrong passwords do not lock you out.',
        'The payment window and the map on the contact page come from other providers, which may set cookies of their own once you open them.',
      ],
    },
    {
      title: 'Your Rights',
      paragraphs: ['At any time you may:'],
      points: [
        'see and correct your data in My Profile, or ask us for a copy;',
        'have your account and data erased; invoices are kept as long as tax law requires, but nothing else;',
        'end the newsletter, SMS updates, stock alerts and reminders, as easily as you signed up for them;',
        'nominate somebody to exercise these rights in your place, and complain to our grievance officer or to the Data Protection Board of India.',
      ],
    },
    {
      title: 'Data Retention',
      paragraphs: [
        'Account data and orders are kept as long as you have an account. Once it is deleted, its orders are made anonymous as soon as they are settled; invoices keep your name and address for 72 months after the annual return of their year is due, as tax law requires. An order that was begun and not finished is made anonymous after 90 days. Complaints are kept for two years. Logs are kept for 180 days. Newsletter and alert addresses are kept until you end them.',
      ],
    },
    {
      title: 'Third-Party Links',
      paragraphs: [
        'Some links lead to other sites, such as social networks and maps. Their policies apply there, not ours.',
      ],
    },
    {
      title: 'Children’s Privacy',
      paragraphs: [
        'We sell clothes for children, but only to adults. This shop is not meant for children under 13, and we do not knowingly collect their data. If a child has given us data, write to us and we will erase it.',
      ],
    },
    {
      title: 'Changes to This Policy',
      paragraphs: [
        'When this policy changes, the new text and its date are shown here. If a change affects you, we will write to you before it takes effect.',
      ],
    },
  ],
  contactTitle: 'Contact Us',
  contactText: `Questions about your data? Write to ${name}, or to our grievance officer ${legal.grievanceOfficer.name} (${legal.grievanceOfficer.email}).`,
});
