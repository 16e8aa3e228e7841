/** Items and delivery beside the summary; on smaller screens one column. */
export const checkoutColumns =
  'flex flex-col gap-8 *:min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-16 xl:gap-x-24';
