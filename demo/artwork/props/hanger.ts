/** A wooden hanger with a brass hook on a peg. @param y top of the wood @param half half its width, scene units */
export function hanger(y: number, half: number): string {
  const [left, right] = [600 - half, 600 + half];
  const bar = `M${left},${y + 78}C${left + 40},${y + 44} 540,${y + 6} 600,${y}C660,${y + 6} ${right - 40},${y + 44} ${right},${y + 78}C${right - 30},${y + 70} 660,${y + 38} 600,${y + 34}C540,${y + 38} ${left + 30},${y + 70} ${left},${y + 78}Z`;
  const hook = `M600,${y + 4}V${y - 46}C600,${y - 62} 622,${y - 64} 624,${y - 82}C626,${y - 108} 584,${y - 112} 580,${y - 86}`;
  return `<defs>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9b184"/><stop offset=".35" stop-color="#b98450"/><stop offset="1" stop-color="#6f4522"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#6b5426"/><stop offset=".4" stop-color="#f0d998"/><stop offset="1" stop-color="#8b6c30"/></linearGradient>
<radialGradient id="knob" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#dcb27f"/><stop offset=".55" stop-color="#a5713f"/><stop offset="1" stop-color="#5d3a1c"/></radialGradient>
<filter id="soft" x="-30%" y="-60%" width="160%" height="260%"><feGaussianBlur stdDeviation="11"/></filter></defs>
<g fill="none" stroke="#3a2417" opacity=".38" filter="url(#soft)" transform="translate(20 28)"><path d="${bar}" fill="#3a2417" stroke="none"/><path d="${hook}" stroke-width="9"/><circle cx="603" cy="${y - 104}" r="17" fill="#3a2417"/></g>
<circle cx="602" cy="${y - 105}" r="16" fill="url(#knob)"/>
<path d="${hook}" fill="none" stroke="url(#brass)" stroke-width="7.5" stroke-linecap="round"/>
<path d="${bar}" fill="url(#wood)"/><path d="M${left + 8},${y + 72}C${left + 46},${y + 42} 540,${y + 9} 600,${y + 3}C660,${y + 9} ${right - 46},${y + 42} ${right - 8},${y + 72}" fill="none" stroke="#f1d3a8" stroke-width="2.4" opacity=".6"/>`;
}
