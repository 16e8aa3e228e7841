import type { Fit } from '@gulmohar/contract/catalogue/review-rules.ts';

/** What nobody wrote: the shop marks it as a demo review, and gives no product a rating by it. */
export type DemoReview = {
  slug: string;
  author: string;
  rating: number;
  title: string;
  text: string;
  size: string | null;
  fit: Fit | null;
  heightCm: number | null;
  usualSize: string;
  /** In days relative to the day of seeding. */
  writtenDays: number;
};

type Worn = Pick<DemoReview, 'size' | 'fit' | 'heightCm' | 'usualSize'>;

const noSize: Worn = { size: null, fit: null, heightCm: null, usualSize: '' };

function worn(size: string, fit: Fit, heightCm: number, usualSize = size): Worn {
  return { size, fit, heightCm, usualSize };
}

export const demoReviews: DemoReview[] = [
  {
    slug: 'sage-chikankari-kurti',
    author: 'Farah S.',
    rating: 5,
    title: 'Light enough for May',
    text: 'The mulmul is thin without being see-through over a slip, and the stitches on the back are as neat as those in front. Washed by hand four times, no loose threads.',
    ...worn('M', 'true', 160),
    writtenDays: -12,
  },
  {
    slug: 'sage-chikankari-kurti',
    author: 'Kavya R.',
    rating: 4,
    title: 'Take a size up if you like room',
    text: 'Lovely work. It sits close at the upper arm, so I changed my usual M for an L.',
    ...worn('L', 'small', 165, 'M'),
    writtenDays: -31,
  },
  {
    slug: 'sage-chikankari-kurti',
    author: 'Nandini',
    rating: 3,
    title: 'Pretty, but it creases',
    text: 'The colour is as in the pictures. It needs ironing each time, which I should have expected of this cloth.',
    ...worn('S', 'true', 155),
    writtenDays: -58,
  },
  {
    slug: 'maroon-banarasi-silk-saree',
    author: 'Sudha V.',
    rating: 5,
    title: 'Worn at my daughter’s wedding',
    text: 'Heavy in the hand but it pleats well. The blouse piece has the same border as the pallu.',
    ...noSize,
    writtenDays: -20,
  },
  {
    slug: 'maroon-banarasi-silk-saree',
    author: 'Ipsita D.',
    rating: 4,
    title: 'Darker than on my screen',
    text: 'A deep maroon, nearly wine. I kept it; somebody who wants a bright red should look at another.',
    ...noSize,
    writtenDays: -77,
  },
  {
    slug: 'white-jamdani-a-line-kurti',
    author: 'Rhea P.',
    rating: 5,
    title: '',
    text: 'So soft. Wear something white below it.',
    ...worn('M', 'true', 168),
    writtenDays: -9,
  },
  {
    slug: 'white-jamdani-a-line-kurti',
    author: 'Tara',
    rating: 4,
    title: 'Roomy, as an A-line should be',
    text: 'It is wide at the hip, which I like. Between two sizes I would take the smaller one.',
    ...worn('L', 'large', 158, 'L'),
    writtenDays: -44,
  },
  {
    slug: 'black-mukaish-anarkali',
    author: 'Zoya K.',
    rating: 5,
    title: 'It sparkles without being loud',
    text: 'The dots do not scratch. At 172 cm it ends just above my ankles.',
    ...worn('L', 'true', 172),
    writtenDays: -15,
  },
  {
    slug: 'black-mukaish-anarkali',
    author: 'Deepa M.',
    rating: 2,
    title: 'Too long for me',
    text: 'Beautiful, but I am 150 cm and it touched the floor. I had it taken up by ten centimetres.',
    ...worn('S', 'large', 150, 'S'),
    writtenDays: -63,
  },
  {
    slug: 'rust-ajrakh-kurti-set',
    author: 'Anjali B.',
    rating: 5,
    title: 'The print goes right through',
    text: 'Real ajrakh, printed on both sides. The first wash gave off a little colour, none after.',
    ...worn('M', 'true', 163),
    writtenDays: -26,
  },
  {
    slug: 'rust-ajrakh-kurti-set',
    author: 'Leela',
    rating: 4,
    title: 'Trousers run small',
    text: 'The kurti fits, the trousers are narrow at the calf.',
    ...worn('XL', 'small', 161, 'XL'),
    writtenDays: -52,
  },
  {
    slug: 'peach-chanderi-lehenga',
    author: 'Shalini T.',
    rating: 5,
    title: 'She did not want to take it off',
    text: 'Lined with soft cotton, so it does not itch. Room to grow at the waist.',
    ...noSize,
    writtenDays: -34,
  },
];
