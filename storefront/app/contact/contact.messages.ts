export const contactMessages = {
  title: 'Contact',
  description: (shop: string) => `Address, phone and e-mail of ${shop}, and how to find us.`,
  heading: 'Contact us',
  lead: (hours: string) =>
    hours === '24/7'
      ? 'Write or call at any hour, and somebody will answer.'
      : ['Write or call', hours].filter(Boolean).join(': '),
  store: 'Our store',
  call: 'Phone',
  write: 'Email',
  orderTitle: 'About an order?',
  orderText: 'Please keep your order number handy. It is in your confirmation e-mail.',
  trackOrder: 'Track your order',
  grievanceTitle: 'Grievance officer',
  grievanceText:
    'Every complaint gets a ticket number within 48 hours and an answer within a month, as the Consumer Protection (E-Commerce) Rules, 2020 require. The form below gives you the number at once.',
  grievanceForm: 'Make a complaint',
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number (optional)',
  orderNumber: 'Order number (optional)',
  complaint: 'Your complaint',
  send: 'Send complaint',
  sending: 'Sending...',
  grievanceSent: 'We have also sent it to you by e-mail.',
  grievanceFailed: 'Failed to send your complaint. Please try again.',
  soldBy: 'Sold by',
  mapTitle: 'How to find us',
  showMap: 'Show the map',
  mapNote: 'The map comes from another site, which will then see your IP address.',
  map: (shop: string) => `Map: where ${shop} is`,
  openMap: 'Open in maps',
};
