/** Badge colours by status in lower case; all other statuses are grey. */
const classes: Record<string, string> = {
  'order placed': 'bg-blue-100 text-blue-900',
  packing: 'bg-yellow-100 text-yellow-900',
  shipped: 'bg-purple-100 text-purple-900',
  'out for delivery': 'bg-pink-100 text-pink-900',
  delivered: 'bg-green-100 text-green-900',
};

export function badgeClass(status: string): string {
  return classes[status.toLowerCase()] ?? 'bg-gray-200 text-gray-900';
}
