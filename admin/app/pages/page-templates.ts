import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { newBlock, newSection } from '@gulmohar/contract/site/new-section.ts';
import type { PageDocument, Section } from '@gulmohar/contract/site/page-document.ts';
import type { SectionType } from '@gulmohar/contract/site/section-types.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { RichBlock, RichText } from '@gulmohar/contract/values/rich-text.ts';

type Template = { name: string; make: (shop: Shop) => PageDocument };

/**
 * What a new page can begin with. The shop's facts are filled in; what only the owner knows is an open field, which keeps
 * the page from being published.
 */
export const templates = {
  blank: { name: 'Blank', make: () => page([]) },
  shipping: {
    name: 'Shipping',
    make: ({ shipping, contact }) =>
      page([
        textSection('', [
          paragraph('We pack your order within [[days until dispatch]] working days of receiving it.'),
          paragraph(
            'Our couriers are [[names of the couriers]]; most parcels arrive within [[days on the way]] days.',
          ),
        ]),
        textSection('What delivery costs', [
          paragraph(
            `Delivery costs ${formatRupees(shipping.fee)}, and is free from ${formatRupees(shipping.freeFrom)}.`,
          ),
        ]),
        textSection('If something goes wrong', [
          paragraph(
            `If your parcel is late, damaged or lost, write to ${contact.email} or call ${contact.phone}, and we put it right.`,
          ),
        ]),
      ]),
  },
  refunds: {
    name: 'Returns and refunds',
    make: ({ returnDays, contact }) =>
      page([
        textSection('Returning something', [
          paragraph(
            returnDays === null
              ? 'You can return what you bought [[until when it can be returned]].'
              : `You can return what you bought within ${returnDays} days of its delivery, unworn and with its tags.`,
          ),
          paragraph('We do not take back [[what cannot be returned, for example made to measure]].'),
          paragraph('[[Who pays for sending it back]] pays for sending it back.'),
        ]),
        textSection('When you get your money', [
          paragraph(
            'We refund what you paid in the way that you paid it, within [[days until the refund]] working days of receiving the return.',
          ),
          paragraph('For an order paid in cash, we ask you for a UPI id or a bank account.'),
        ]),
        textSection('Questions', [paragraph(`Write to ${contact.email} or call ${contact.phone}.`)]),
      ]),
  },
  faq: {
    name: 'Questions and answers',
    make: ({ shipping }) =>
      page([
        withBlocks('questions', { title: '' }, [
          {
            question: 'What does delivery cost?',
            answer: [
              paragraph(
                `${formatRupees(shipping.fee)}; nothing for orders from ${formatRupees(shipping.freeFrom)}.`,
              ),
            ],
          },
          {
            question: 'How do I find my size?',
            answer: [paragraph('[[How your sizes are measured, and whether to take a larger one]]')],
          },
          { question: 'How do I wash it?', answer: [paragraph('[[Care of your cloths]]')] },
        ]),
      ]),
  },
  sizes: {
    name: 'Size guide',
    make: () =>
      page([
        textSection('', [
          paragraph('Measure over the clothes that you wear below it, with the tape loose. In inches:'),
          table([
            ['Size', 'Bust', 'Waist', 'Hip'],
            ['S', '[[S bust]]', '[[S waist]]', '[[S hip]]'],
            ['M', '[[M bust]]', '[[M waist]]', '[[M hip]]'],
            ['L', '[[L bust]]', '[[L waist]]', '[[L hip]]'],
            ['XL', '[[XL bust]]', '[[XL waist]]', '[[XL hip]]'],
          ]),
        ]),
      ]),
  },
} satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];

function page(sections: Section[]): PageDocument {
  return { schemaVersion: 1, title: '', seo: { title: '', description: '' }, sizeGuideFor: '', sections };
}

function textSection(title: string, text: RichText): Section {
  return { ...newSection('text'), settings: { title, text } } as Section;
}

function withBlocks(type: SectionType, settings: object, blocks: object[]): Section {
  return {
    ...newSection(type),
    settings,
    blocks: blocks.map((block) => ({ ...newBlock(type), ...block })),
  } as unknown as Section;
}

function paragraph(text: string): Extract<RichBlock, { type: 'paragraph' }> {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

/** With the first row as its heads. */
function table(rows: string[][]): RichBlock {
  return {
    type: 'table',
    content: rows.map((cells, at) => ({
      type: 'tableRow',
      content: cells.map((text) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        content: [paragraph(text)],
      })),
    })),
  };
}
