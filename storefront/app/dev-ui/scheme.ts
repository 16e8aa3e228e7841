/**
 * Applies the design tokens of one scheme from the loaded style sheets to an element, whatever the system
 * prefers.
 */
export function applyScheme(element: HTMLElement, name: 'light' | 'dark'): void {
  element.style.colorScheme = name;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const light = rules.filter(isTokens);
  const dark = rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText.includes('prefers-color-scheme: dark'))
    .flatMap(({ cssRules }) => [...cssRules].filter(isTokens));
  for (const { style } of name === 'dark' ? [...light, ...dark] : light) {
    for (const property of style) {
      if (property.startsWith('--')) element.style.setProperty(property, style.getPropertyValue(property));
    }
  }
}

function isTokens(rule: CSSRule): rule is CSSStyleRule {
  return (
    rule instanceof CSSStyleRule &&
    rule.selectorText === ':root' &&
    rule.style.getPropertyValue('--ground') !== ''
  );
}
