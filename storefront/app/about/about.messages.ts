export const aboutMessages = {
  title: 'About us',
  description: (shop: string) =>
    `Who makes what ${shop} sells: hand-block prints, handlooms and embroideries, and the workshops behind them.`,
  eyebrow: 'ABOUT US',
  /** For a live shop whose owner has not written anything yet. */
  plain: (shop: string) => `${shop} sells traditional clothing for women and children, and accessories.`,
  plainDescription: (shop: string) => `About ${shop}.`,
  lead: 'Cloth that somebody printed, wove or stitched by hand, cut for the day it is worn on.',
  story: [
    'The gulmohar flowers in May, when nothing else dares to. We took its name because the cloth we love does the same: it is loud, it is sure of itself, and it comes from places where it is hot.',
    'We began with four block printers in Bagru and a list of women who wanted a kurti that fits. Today we buy from workshops in nine states. Most of them are families; many have printed, dyed or woven the same patterns for longer than anyone can say.',
    'We keep the rest simple. Honest pictures, real measurements, a price that includes everything, and a person who answers when you call.',
  ],
  valuesTitle: 'How we work',
  values: [
    {
      title: 'By hand, by name',
      text: 'Every product page says how its cloth was made and where. A block print wobbles, an ikat blurs at the edge: that is how you know.',
    },
    {
      title: 'Sizes that are true',
      text: 'We measure the garment itself. Each product has its own chart for body and garment, in centimetres and inches.',
    },
    {
      title: 'Small batches',
      text: 'We print what a season can sell. When a colour sells out, ask us and we will write to you when it is back.',
    },
    {
      title: 'Paid on time',
      text: 'Workshops are paid half with the order and half on delivery, never after the sale.',
    },
  ],
  craftsTitle: 'The crafts',
  crafts: [
    { name: 'Block print', place: 'Bagru and Sanganer, Rajasthan' },
    { name: 'Ajrakh', place: 'Ajrakhpur, Gujarat' },
    { name: 'Bandhani', place: 'Jamnagar, Gujarat' },
    { name: 'Leheriya', place: 'Jaipur, Rajasthan' },
    { name: 'Chikankari', place: 'Lucknow, Uttar Pradesh' },
    { name: 'Kalamkari', place: 'Srikalahasti, Andhra Pradesh' },
    { name: 'Ikat', place: 'Pochampally, Telangana' },
    { name: 'Brocade', place: 'Banaras, Uttar Pradesh' },
  ],
};
