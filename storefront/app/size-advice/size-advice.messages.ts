import type { Advice } from '@gulmohar/contract/catalogue/size-advice/advise.ts';
import type { Dimension } from '@gulmohar/contract/catalogue/size-advice/measured-sizes.ts';
import type { Liking } from '@gulmohar/contract/catalogue/size-advice/person.ts';

const likings: Record<Liking, string> = {
  close: 'Close to the body',
  'as-made': 'As it is meant to sit',
  loose: 'Loose',
};

const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const sizeAdviceMessages = {
  title: 'Which size fits me?',
  whose: 'For whom?',
  somebodyElse: 'Somebody else',
  me: 'Me',
  measures: 'Your measures in cm',
  measuresHint: 'Over light clothes. Leave empty what you do not know; an inch is 2.54 cm.',
  bustCm: 'Bust or chest',
  waistCm: 'Waist',
  hipCm: 'Hip',
  liking: 'How should it sit?',
  likings,
  usualSize: 'Size usually worn (if you have no measuring tape)',
  name: 'Name for these measures',
  isChild: 'A child',
  childHint: 'Kept for its parent, and used for sizes alone.',
  birthMonth: 'Month of birth (YYYY-MM)',
  heightCm: 'Height in cm',
  measuredOn: 'Measured on',
  isForLater: 'To be worn in three months or later',
  inAccount: 'Also keep it in my account',
  inAccountHint: 'For my other devices. You can delete it in My Profile, and it is in a copy of your data.',
  inBrowser: 'Your measures stay in this browser and are used for sizes alone.',
  show: 'Show the Size',
  saving: 'Saving...',
  saveFailed: 'Your measures could not be kept in your account.',
  take: (size: string) => `Take Size ${size}`,
  soldOut: (size: string) => `${size} is sold out`,
  change: 'Change',
  changeOf: 'Change what the size is found by',
  noAdvice: 'These measures are not enough for advice on this product. The size chart has all that is known.',
  forPerson: (name: string) => `For ${name}: `,
  panel: 'Measures of you and your family, by which product pages name the size.',
  nobody: 'You keep no measures in your account. ‘Which size fits me?’ on a product’s page asks for them.',
  remove: 'Delete',
  removeOf: (name: string) => `Delete the measures of ${name}`,
  removeFailed: 'The measures could not be deleted.',
  loadFailed: 'Your measures could not be loaded.',
  childsHeight: (cm: number, month: string) =>
    `${cm} cm tall, born in ${monthAndYear.format(new Date(month))}`,
  bodysMeasure: (cm: number, dimension: Dimension) => `${dimension} ${cm} cm`,
  usually: (size: string) => `usually wears ${size}`,
};

/** Says an advice in figures, for example: “M: 8 cm room at the bust, 3 cm at the hip. L if you like it loose.” */
export function adviceText(advice: Advice): string {
  switch (advice.basis) {
    case 'garment':
      return [`${advice.size}: ${roomsText(advice.rooms)}.`, movedText(advice.moved), betweenText(advice)]
        .filter(Boolean)
        .join(' ');
    case 'body':
      return `${advice.size}: made for ${listed(advice.bodies.map(({ dimension, cm }) => `a ${dimension} of ${cm} cm`))}.`;
    case 'height':
      return [
        advice.isEstimate && `Probably ${advice.cm} cm tall by now, please measure.`,
        `${advice.size}: for ${advice.cm} cm${advice.isOneUp ? ', with room to grow' : ''}.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'kept':
      return `${advice.size}: the size of ‘${advice.productName}’, which you kept.`;
    case 'usual':
      return `${advice.size}: the size usually worn. Compare it with the size chart.`;
    case 'none': {
      const { largest, tight } = advice;
      return tight.cm < 0
        ? `Too small: even ${largest} is ${-tight.cm} cm narrower than you at the ${tight.dimension}.`
        : `Too small: even ${largest} leaves only ${tight.cm} cm at the ${tight.dimension}.`;
    }
  }
}

function roomsText(rooms: readonly { dimension: Dimension; cm: number }[]): string {
  return rooms
    .map(({ dimension, cm }, at) => `${cm} cm ${at === 0 ? 'room ' : ''}at the ${dimension}`)
    .join(', ');
}

function movedText(moved: 'up' | 'down' | null): string {
  if (moved === null) return '';
  return moved === 'up'
    ? 'One size up, because most buyers find it small.'
    : 'One size down, because most buyers find it large.';
}

function betweenText({ looser, closer }: { looser: string | null; closer: string | null }): string {
  if (looser && closer) return `${closer} if you like it close, ${looser} if you like it loose.`;
  if (looser) return `${looser} if you like it loose.`;
  return closer ? `${closer} if you like it close.` : '';
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
