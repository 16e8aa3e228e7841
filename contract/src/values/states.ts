/** States and union territories of India by GST code, under the names used on orders and invoices. */
const codes = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
} as const;

export type State = keyof typeof codes;

/** In alphabetical order, for select lists. */
export const states = (Object.keys(codes) as State[]).sort();

/** Former names, misspellings, ISO 3166-2 and number plates. Case, spaces, dots, '&' and 'and' need no entry. */
const otherNames: Partial<Record<State, string>> = {
  'Jammu and Kashmir': 'JK, Jammu, Kashmir',
  'Himachal Pradesh': 'HP, Himachal',
  Punjab: 'PB, Panjab',
  Chandigarh: 'CH, Chandigargh',
  Uttarakhand: 'UK, UA, UT, Uttaranchal, Uttrakhand, Uttarkhand',
  Haryana: 'HR, Hariyana',
  Delhi: 'DL, New Delhi, Delhi NCR, NCT, NCT of Delhi, NCT Delhi, National Capital Territory of Delhi',
  Rajasthan: 'RJ, Rajastan',
  'Uttar Pradesh': 'UP, Uttarpradesh, Utter Pradesh',
  Bihar: 'BR',
  Sikkim: 'SK',
  'Arunachal Pradesh': 'AR, Arunachal',
  Nagaland: 'NL',
  Manipur: 'MN',
  Mizoram: 'MZ',
  Tripura: 'TR',
  Meghalaya: 'ML, Meghalya',
  Assam: 'AS, Asom',
  'West Bengal': 'WB, Bengal, Paschim Banga, Westbengal',
  Jharkhand: 'JH, Jharkand',
  Odisha: 'OD, OR, Orissa, Orisa, Odissa',
  Chhattisgarh: 'CG, CT, Chattisgarh, Chhatisgarh, Chatisgarh, Chattishgarh, Chhattishgarh',
  'Madhya Pradesh': 'MP',
  Gujarat: 'GJ, Gujrat, Gujarath',
  'Dadra and Nagar Haveli and Daman and Diu':
    'DH, DN, DD, DNH, DNHDD, Dadra and Nagar Haveli, Daman and Diu, Daman, Diu, Dadra Nagar Haveli Daman Diu',
  Maharashtra: 'MH, Maharastra, Maharashtara',
  Karnataka: 'KA, Karnatka, Karnatak',
  Goa: 'GA',
  Lakshadweep: 'LD, Lakshadeep',
  Kerala: 'KL, Keralam, Kerela',
  'Tamil Nadu': 'TN, Tamilnad, Tamil Naidu',
  Puducherry: 'PY, Pondicherry, Pondichery, Pondy',
  'Andaman and Nicobar Islands': 'AN, Andaman and Nicobar, Andaman and Nicobar Island, Andaman',
  Telangana: 'TS, TG, Telengana, Telangana State',
  'Andhra Pradesh': 'AP, Andhra, Andra Pradesh',
  Ladakh: 'LA, Leh Ladakh, Leh',
};

const bySpelling = new Map(
  states.flatMap((state) =>
    [state, ...(otherNames[state]?.split(', ') ?? [])].flatMap((name) => [
      [letters(name), state] as const,
      [letters(withoutAnd(name)), state] as const,
    ]),
  ),
);

/** Returns the state that a shopper's text means; undefined if it is not a state of India. */
export function findState(written: string): State | undefined {
  return bySpelling.get(letters(withoutAnd(written))) ?? bySpelling.get(letters(written));
}

const byCode = new Map(states.map((state) => [stateCode(state), state]));

export function nameOfState(code: string): State | undefined {
  return byCode.get(code);
}

export function stateCode(state: State): string {
  return codes[state];
}

function withoutAnd(name: string): string {
  return name.replace(/\band\b/gi, ' ');
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

const spellingsOfIndia = new Set(['india', 'in', 'ind', 'bharat', 'republicofindia']);

export function isIndia(country: string): boolean {
  return spellingsOfIndia.has(letters(country)) || country.trim() === 'भारत';
}
