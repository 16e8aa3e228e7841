/** Items and delivery beside the summary; a single column on smaller screens. */
export const checkoutColumns =
  'flex flex-col gap-8 *:min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-16 xl:gap-x-24';
