import type { HomeSections } from '@gulmohar/contract/admin/home-sections.ts';

/** The sections of the demo shop's home page until its owner changes them. */
export const demoHome: HomeSections = {
  story: {
    title: 'Sixteen steps, one cloth',
    text: [
      'In Ajrakhpur, near Bhuj, the cloth is washed, dyed, dried and printed sixteen times before it is an ajrakh. Lime and gum keep the lines white, rusted iron makes the black, madder the red. The indigo comes last, and only the sun can turn it blue.',
      'It takes three weeks when the weather is kind. We buy each length from the family that printed it, and we name the town on every label.',
    ].join('\n\n'),
    craft: 'ajrakh',
  },
  makers: [
    {
      name: 'The block printers',
      town: 'Sanganer, Rajasthan',
      text: 'Fine poppies and roses on white, cut into teak and printed by hand along the Dravyavati.',
      craft: 'block-print',
    },
    {
      name: 'The embroiderers',
      town: 'Lucknow, Uttar Pradesh',
      text: 'Women who stitch shadow work and jaali at home, some twelve days for one kurti.',
      craft: 'chikankari',
    },
    {
      name: 'The dyers',
      town: 'Jamnagar, Gujarat',
      text: 'Thousands of knots, each tied with a fingernail, opened only after the last bath.',
      craft: 'bandhani',
    },
    {
      name: 'The pen painters',
      town: 'Srikalahasti, Andhra Pradesh',
      text: 'Creepers drawn with a bamboo pen on cloth softened in buffalo milk.',
      craft: 'kalamkari',
    },
    {
      name: 'The ikat weavers',
      town: 'Pochampally, Telangana',
      text: 'Yarn is tied and dyed before it is woven, so the pattern has to be counted, not drawn.',
      craft: 'ikat',
    },
    {
      name: 'The brocade weavers',
      town: 'Banaras, Uttar Pradesh',
      text: 'Zari and silk on pit looms, a hand’s breadth of saree on a good day.',
      craft: 'brocade',
    },
  ],
  prices: [{ upTo: 99_900 }, { upTo: 199_900 }, { upTo: 299_900 }, { upTo: 499_900 }],
};
