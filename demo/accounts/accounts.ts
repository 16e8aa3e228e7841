export type DemoAccount = {
  email: string;
  password: string;
  name: string;
  phone: string;
  /** Whether the account can also sign in to the admin, with the same password. */
  isOwner?: true;
  address: { street: string; city: string; state: string; zipCode: string; country: string };
  /** In days relative to the day of seeding. */
  joinedDays: number;
};

const unknownAddress = { street: '', city: '', state: '', zipCode: '', country: 'India' };

/** The accounts that can sign in to the demo shop. */
export const demoAccounts: DemoAccount[] = [
  {
    email: 'asha@gulmohar.example',
    password: 'Kurti@2026',
    name: 'Asha Nair',
    phone: '9812345670',
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
    address: unknownAddress,
    joinedDays: -3,
  },
  {
    email: 'owner@gulmohar.example',
    password: 'Owner@2026',
    name: 'Gulmohar',
    phone: '',
    isOwner: true,
    address: unknownAddress,
    joinedDays: -400,
  },
];
