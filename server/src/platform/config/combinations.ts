/** What is wrong with settings together, of which each may be right. */
export function combinationComplaints(variables: NodeJS.ProcessEnv): string[] {
  const {
    ROLE = 'all',
    METRICS_PORT,
    METRICS_TOKEN,
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    DATABASE_READ_URL,
  } = variables;
  const live = variables.SHOP_MODE === 'live' ? missing(variables, neededInLiveMode(variables)) : [];
  const pictures = variables.PICTURES_S3 ? missing(variables, OF_PICTURES) : [];
  const dkim = missing(variables, OF_DKIM);
  return [
    ...outsidePublicDemo(variables),
    live.length > 0 && `SHOP_MODE=live needs these settings: ${live.join(', ')}`,
    METRICS_PORT && !METRICS_TOKEN && 'METRICS_PORT also needs METRICS_TOKEN',
    DATABASE_DIRECT_URL &&
      !DATABASE_URL &&
      'DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler',
    DATABASE_READ_URL && !DATABASE_URL && 'DATABASE_READ_URL needs DATABASE_URL, the primary of that standby',
    ROLE !== 'all' && !DATABASE_URL && `ROLE=${ROLE} needs DATABASE_URL: web and worker share a database`,
    ...unsafeAddresses(variables),
    pictures.length > 0 && `PICTURES_S3 also needs these settings: ${pictures.join(', ')}`,
    dkim.length > 0 && dkim.length < OF_DKIM.length && `DKIM also needs these settings: ${dkim.join(', ')}`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

/** With these, visitors of a public demo could send mails, move money, book couriers or look into a private network. */
function outsidePublicDemo(variables: NodeJS.ProcessEnv): string[] {
  if (variables.SHOP_DEMO_PUBLIC !== 'yes') return [];
  const found = REACHES_PEOPLE.filter((name) => variables[name] !== undefined);
  return [
    ...(variables.SHOP_MODE === 'live' ? ['SHOP_DEMO_PUBLIC=yes is only for SHOP_MODE=demo'] : []),
    ...(found.length > 0 ? [`SHOP_DEMO_PUBLIC=yes excludes these settings: ${found.join(', ')}`] : []),
  ];
}

/** With these, passwords would be sent unencrypted, or all shoppers would appear to come from the proxy. */
function unsafeAddresses({ SHOP_MODE, PUBLIC_URL, TRUST_PROXY, PICTURES_URL }: NodeJS.ProcessEnv) {
  const isHttps = PUBLIC_URL?.startsWith('https:');
  return [
    SHOP_MODE === 'live' && !isHttps && 'SHOP_MODE=live needs a PUBLIC_URL that begins with https://',
    isHttps &&
      !TRUST_PROXY &&
      'An https PUBLIC_URL needs TRUST_PROXY: the address of the proxy that terminates TLS',
    isHttps &&
      PICTURES_URL?.startsWith('http:') &&
      'PICTURES_URL must begin with https://, as PUBLIC_URL does',
  ];
}

const REACHES_PEOPLE = [
  'SMTP_URL',
  'RAZORPAY_KEY_ID',
  'RAZORPAYX_KEY_ID',
  'STRIPE_SECRET_KEY',
  'SABPAISA_CLIENT_CODE',
  'SHIPROCKET_EMAIL',
  'DELHIVERY_TOKEN',
  'WHATSAPP_TOKEN',
  'MSG91_AUTH_KEY',
  'PRIVATE_HOSTS',
];
const OF_PICTURES = ['PICTURES_S3_ENDPOINT', 'PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET'];
const OF_MAIL = ['SMTP_URL', 'MAIL_FROM'];
const OF_DKIM = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];
const OF_RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRETS'];
const OF_SABPAISA = [
  'SABPAISA_CLIENT_CODE',
  'SABPAISA_USERNAME',
  'SABPAISA_PASSWORD',
  'SABPAISA_AES_KEY',
  'SABPAISA_HMAC_KEY',
];

function neededInLiveMode(variables: NodeJS.ProcessEnv): string[] {
  return [
    'PUBLIC_URL',
    // Without both, the owner enters the mail server in the admin.
    ...(OF_MAIL.some((name) => variables[name] !== undefined) ? OF_MAIL : []),
    // Without them, the owner enters the keys in the admin.
    ...(needsRazorpay(variables) ? OF_RAZORPAY : []),
    ...(variables.STRIPE_SECRET_KEY ? ['STRIPE_WEBHOOK_SECRET'] : []),
    ...(variables.SHIPROCKET_EMAIL ? ['SHIPROCKET_PASSWORD'] : []),
    ...(variables.WHATSAPP_TOKEN ? ['WHATSAPP_PHONE_NUMBER_ID'] : []),
    ...(OF_SABPAISA.some((name) => variables[name] !== undefined) ? OF_SABPAISA : []),
  ];
}

function needsRazorpay(variables: NodeJS.ProcessEnv): boolean {
  if (variables.PAYMENTS) return variables.PAYMENTS === 'razorpay';
  return OF_RAZORPAY.some((name) => variables[name] !== undefined);
}

function missing(variables: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  return names.filter((name) => variables[name] === undefined);
}
