import { describe, expect, test } from 'vitest';
import { fieldsOf, replaceFields } from '../values/placeholders.ts';
import {
  channelsOf,
  type MessageSettings,
  messageEventNames,
  refusalOf,
  templateForm,
} from './order-messages.ts';

const TEXT = 'Namaste {name}, your order {order} is on its way: {link} Kind regards';

describe('the text of a message', () => {
  test('is registered with numbered variables at WhatsApp and {#var#} at DLT, including the shop’s address', () => {
    expect(templateForm(TEXT, 'whatsapp', 'https://shop.example')).toBe(
      'Namaste {{1}}, your order {{2}} is on its way: https://shop.example/o/{{3}} Kind regards',
    );
    expect(templateForm(TEXT, 'sms', 'https://shop.example')).toBe(
      'Namaste {#var#}, your order {#var#} is on its way: https://shop.example/o/{#var#} Kind regards',
    );
  });

  test('lists its fields in the order of the template’s variables and is filled with their values', () => {
    expect(fieldsOf(TEXT)).toEqual(['name', 'order', 'link']);
    expect(replaceFields(TEXT, (field) => field.toUpperCase())).toBe(
      'Namaste NAME, your order ORDER is on its way: LINK Kind regards',
    );
  });

  test.each([
    ['Hi {name}, {amount} is due. Thanks', 'There is no {amount} here'],
    ['{name}, thank you.', 'begin or end with a field'],
    ['Track it: {link}', 'begin or end with a field'],
    ['Hi {name} {order} is packed.', 'two fields without a word'],
    ['Hi {name}, it is { packed.', 'has no counterpart'],
    ['Hi {name},\nit is packed.', 'one paragraph'],
  ])('%j is refused, as the providers would', (text, complaint) => {
    expect(refusalOf('delivered', text)).toContain(complaint);
  });

  test('is accepted when it follows the rules', () => {
    expect(refusalOf('delivered', 'Hi {name}, order {order} is there.')).toBeUndefined();
  });
});

describe('the channels of an event', () => {
  const approved = { text: 'A text.', whatsappTemplate: 'shipped_1', smsTemplate: '65f' };
  const texts = Object.fromEntries(
    messageEventNames.map((event) => [event, approved]),
  ) as MessageSettings['texts'];

  test.each([
    ['never', []],
    ['whatsapp', ['whatsapp']],
    ['sms', ['sms']],
    ['whatsapp-sms', ['whatsapp', 'sms']],
  ] as const)('with the setting %s are %j', (send, expected) => {
    expect(channelsOf({ send, language: 'en', texts }, 'shipped')).toEqual(expected);
  });

  test('leave out a channel without an approved template', () => {
    const some = { ...texts, shipped: { ...approved, whatsappTemplate: '' } };
    expect(channelsOf({ send: 'whatsapp-sms', language: 'en', texts: some }, 'shipped')).toEqual(['sms']);
  });
});
