/** A turned wooden rod on two cords. @param y its middle, scene units */
export function rod(y: number, left = 140, right = 1060): string {
  const knob = (x: number) => `<circle cx="${x}" cy="${y}" r="23" fill="url(#rodknob)"/>`;
  return `<defs>
<linearGradient id="rodwood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a57848"/><stop offset=".28" stop-color="#e0bb8c"/><stop offset=".55" stop-color="#a8743f"/><stop offset="1" stop-color="#4f3118"/></linearGradient>
<radialGradient id="rodknob" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#e6c193"/><stop offset=".55" stop-color="#a5713f"/><stop offset="1" stop-color="#4f3118"/></radialGradient>
<filter id="rodsoft" x="-10%" y="-300%" width="120%" height="800%"><feGaussianBlur stdDeviation="13"/></filter></defs>
<rect x="${left}" y="${y - 14}" width="${right - left}" height="28" rx="14" transform="translate(24 44)" fill="#3a2417" opacity=".4" filter="url(#rodsoft)"/>
<path d="M${left + 92},${y}V-20M${right - 92},${y}V-20" stroke="#8d7550" stroke-width="6"/><path d="M${left + 90},${y}V-20M${right - 94},${y}V-20" stroke="#cdb68a" stroke-width="1.8"/>
<rect x="${left}" y="${y - 15}" width="${right - left}" height="30" rx="15" fill="url(#rodwood)"/>${knob(left)}${knob(right)}`;
}
