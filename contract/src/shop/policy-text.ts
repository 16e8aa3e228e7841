export type PolicySection = { title: string; paragraphs: string[]; points?: string[] };

export type PolicyText = { intro: string; sections: PolicySection[] };

/** A blank line ends a paragraph, `# ` begins a section, `- ` a list item; all else is plain text. */
export function readPolicyText(text: string): PolicyText {
  const intro: string[] = [];
  const sections: PolicySection[] = [];
  for (const block of text.split(/\n(?=# )|\n\s*\n/).flatMap(headingApart)) {
    const section = sections.at(-1);
    if (block.startsWith('# ')) sections.push({ title: block.slice(2).trim(), paragraphs: [] });
    else if (!section) intro.push(block);
    else if (block.startsWith('- ')) section.points = [...(section.points ?? []), ...pointsOf(block)];
    else section.paragraphs.push(block);
  }
  return { intro: intro.join(' '), sections };
}

function headingApart(block: string): string[] {
  const [first = '', ...rest] = block.trim().split('\n');
  const parts = first.startsWith('# ') ? [first, rest.join('\n')] : [block];
  return parts.map((part) => part.trim()).filter(Boolean);
}

function pointsOf(block: string): string[] {
  return block
    .split(/^- /m)
    .map((point) => point.trim())
    .filter(Boolean);
}
