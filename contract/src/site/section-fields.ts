import { z } from 'zod';
import { productId } from '../catalogue/product.ts';
import { ownPicture } from '../values/own-picture.ts';
import { ownVideo } from '../values/own-video.ts';
import { richText } from '../values/rich-text.ts';
import { optionalText, text } from '../values/text-field.ts';
import { linkTarget } from './link-target.ts';

/** How the admin shows a field of a section or an extension; the form is made of these. */
export type SectionField = {
  label: string;
  kind:
    | 'line'
    | 'lines'
    | 'rich-text'
    | 'picture'
    | 'wide-picture'
    | 'video'
    | 'target'
    | 'instant'
    | 'products'
    | 'category'
    | 'collection'
    | 'choice'
    | 'count'
    | 'switch';
  hint?: string;
  /** What the values of a choice are called. */
  choices?: Record<string, string>;
};

/** The kinds of fields that the settings of extensions may have. */
export const extensionFieldKinds = ['line', 'lines', 'choice', 'count', 'switch'] as const;

const fields = z.registry<SectionField>();

/** Returns how the editor shows a field of a section's settings or blocks. */
export function fieldOf(schema: z.core.$ZodType): SectionField | undefined {
  return fields.get(schema);
}

/** Says how a schema with rules of its own is shown. */
export function shownAs<Schema extends z.ZodType>(schema: Schema, field: SectionField): Schema {
  fields.add(schema, field);
  return schema;
}

export function line(label: string, max: number, hint?: string) {
  return shownAs(optionalText(max), { label, kind: 'line', ...(hint && { hint }) });
}

export function requiredLine(label: string, max: number) {
  return shownAs(text(max, 'Please fill this in'), { label, kind: 'line' });
}

export function requiredLines(label: string, max: number) {
  return shownAs(text(max, 'Please fill this in'), { label, kind: 'lines' });
}

export function formattedText(label: string) {
  // A schema of its own for each field, so that each has its own label.
  return shownAs(richText.clone(), { label, kind: 'rich-text' });
}

/** The address of an uploaded picture; empty for none. */
export function picture(label: string, shape: 'tall' | 'wide' = 'tall') {
  return shownAs(ownPicture, { label, kind: shape === 'wide' ? 'wide-picture' : 'picture' });
}

/** null for no link. */
export function target(label: string) {
  return shownAs(linkTarget.nullable(), { label, kind: 'target' });
}

export function instant(label: string, hint: string) {
  return shownAs(z.iso.datetime({ error: 'Please enter a day and time' }), { label, kind: 'instant', hint });
}

export function choice<const Choices extends Record<string, string>>(label: string, choices: Choices) {
  const values = z.enum(Object.keys(choices) as (keyof Choices & string)[]);
  return shownAs(values, { label, kind: 'choice', choices });
}

export function onOff(label: string, hint?: string) {
  return shownAs(z.boolean(), { label, kind: 'switch', ...(hint && { hint }) });
}

export function count(label: string, most: number) {
  const message = `A whole number from 1 to ${most}`;
  return shownAs(z.int(message).min(1, message).max(most, message), { label, kind: 'count' });
}

/** A category's name; empty for none. */
export function category(label: string, hint: string) {
  return shownAs(optionalText(60), { label, kind: 'category', hint });
}

/** A collection's handle; empty for none. */
export function collection(label: string, hint: string) {
  return shownAs(optionalText(80), { label, kind: 'collection', hint });
}

export function products(label: string, most: number) {
  const ids = z.array(productId).max(most, `At most ${most} products`);
  return shownAs(ids, { label, kind: 'products' });
}

/** The address of an uploaded video; empty for none, as in documents of before there were any. */
export function video(label: string, hint: string) {
  return shownAs(ownVideo.default(''), { label, kind: 'video', hint });
}

/** Empty for none. */
export function youtube(label: string) {
  const address = z
    .string()
    .trim()
    .regex(
      /^(https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{6,20})?$/,
      'Please enter the address of a video on YouTube',
    );
  return shownAs(address, { label, kind: 'line', hint: 'For example https://youtu.be/…' });
}
