import { expect, test } from 'vitest';
import { courierLink } from './courier-link.ts';

test.each(['Blue Dart', 'BLUEDART Express', 'blue-dart'])('%s links to Blue Dart’s page', (courier) => {
  expect(courierLink(courier, '123 4')).toBe(
    'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=123%204',
  );
});

test('an unknown courier or a parcel without a tracking number has no link', () => {
  expect(courierLink('Ramesh on his scooter', 'R1')).toBeUndefined();
  expect(courierLink('Delhivery', null)).toBeUndefined();
  expect(courierLink(null, 'D1')).toBeUndefined();
});
