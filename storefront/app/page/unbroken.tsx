/** A text in which words such as ‘A-Line’ and ‘e-mail’ stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\b\w-\w{1,12}\b)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
