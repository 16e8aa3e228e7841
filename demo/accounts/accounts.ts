export type DemoAccount = {
  email: string;
  password: string;
  name: string;
  phone: string;
  role: 'shopper' | 'owner';
  address: { street: string; city: string; state: string; zipCode: string; country: string };
  /** Days from the day of seeding. */
  joinedDays: number;
};

const unknownAddress = { street: '', city: '', state: '', zipCode: '', country: 'India' };

/** Who can sign in to the demo shop. */
export const demoAccounts: DemoAccount[] = [
  {
    email: 'asha@gulmohar.example',
    password: 'Kurti@2026',
    name: 'Asha Nair',
    phone: '9812345670',
    role: 'shopper',
    address: {
      street: '27 Lalbagh Road, Shanthi Nagar',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipCode: '560027',
      country: 'India',
    },
    joinedDays: -210,
  },
  {
    email: 'meera@gulmohar.example',
    password: 'Saree@2026',
    name: 'Meera Joshi',
    phone: '9823456701',
    role: 'shopper',
    address: unknownAddress,
    joinedDays: -3,
  },
  {
    email: 'owner@gulmohar.example',
    password: 'Owner@2026',
    name: 'Gulmohar',
    phone: '',
    role: 'owner',
    address: unknownAddress,
    joinedDays: -400,
  },
];
