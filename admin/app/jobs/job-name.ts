/** A job's name for people. @param name `send-order-placed` */
export function jobName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
