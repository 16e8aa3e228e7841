import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const customFieldTypes = ['text', 'number', 'yes_no'] as const;

export const customFieldKey = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9_.-]{0,59}$/, 'A key has small letters, digits, dots, dashes and underscores');

export const customField = z.object({
  key: customFieldKey,
  label: text(60, 'Please enter what it is called'),
  type: z.enum(customFieldTypes),
  /** Whether shoppers see it on the product's page. */
  isShown: z.boolean(),
});
export type CustomField = z.output<typeof customField>;

export const listCustomFields = staffEndpoint({
  method: 'GET',
  path: '/admin/custom-field/list',
  summary:
    'What products have besides the built-in fields, in the order of the editor and the product’s page',
  permission: 'products.read',
  query: nothing,
  body: nothing,
  reply: success({ fields: z.array(customField) }),
});

export const saveCustomFields = staffEndpoint({
  method: 'POST',
  path: '/admin/custom-field/save',
  summary: 'Sets the list of custom fields; values of a field that is left out are kept, but shown nowhere',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({
    fields: z
      .array(customField)
      .max(60, 'At most 60 fields')
      .refine(
        (fields) => new Set(fields.map(({ key }) => key)).size === fields.length,
        'A key is used twice',
      ),
  }),
  reply: success({}),
});
