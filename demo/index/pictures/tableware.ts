import { between, short } from './random.ts';

/** Gradients of the glazed stoneware, the coffee and the brass. */
export function tablewareDefinitions(): string {
  return `<radialGradient id="glaze" cx=".36" cy=".32" r=".78"><stop offset="0" stop-color="#fffaf1"/><stop offset=".55" stop-color="#f3e7d6"/><stop offset=".85" stop-color="#dcc8ae"/><stop offset="1" stop-color="#c3a988"/></radialGradient>
  <linearGradient id="bowl-inside" x1=".12" y1=".1" x2=".9" y2=".92"><stop offset="0" stop-color="#a38667"/><stop offset=".3" stop-color="#cdb596"/><stop offset=".7" stop-color="#f6ecdd"/><stop offset="1" stop-color="#fffaf2"/></linearGradient>
  <linearGradient id="rim" x1=".1" y1=".05" x2=".9" y2=".95"><stop offset="0" stop-color="#fffdf8"/><stop offset=".45" stop-color="#efe0cb"/><stop offset="1" stop-color="#b69874"/></linearGradient>
  <linearGradient id="well" x1=".1" y1=".05" x2=".9" y2=".95"><stop offset="0" stop-color="#b79a78"/><stop offset=".45" stop-color="#e6d6bf"/><stop offset="1" stop-color="#fffaf2"/></linearGradient>
  <radialGradient id="coffee" cx=".56" cy=".6" r=".62"><stop offset="0" stop-color="#a5642f"/><stop offset=".62" stop-color="#8a4c20"/><stop offset=".86" stop-color="#6d3815"/><stop offset=".95" stop-color="#8d5526"/><stop offset="1" stop-color="#472209"/></radialGradient>
  <linearGradient id="iron" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8f7a69"/><stop offset=".4" stop-color="#4d3c31"/><stop offset="1" stop-color="#241912"/></linearGradient>
  <linearGradient id="iron-inside" x1=".1" y1=".1" x2=".9" y2=".9"><stop offset="0" stop-color="#1b110b"/><stop offset=".6" stop-color="#4b392d"/><stop offset="1" stop-color="#7b6553"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff1bf"/><stop offset=".25" stop-color="#e3b95a"/><stop offset=".6" stop-color="#a8762a"/><stop offset="1" stop-color="#6d4613"/></linearGradient>
  <linearGradient id="brass-bowl" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#7d5218"/><stop offset=".4" stop-color="#bb8732"/><stop offset=".8" stop-color="#f0cd76"/><stop offset="1" stop-color="#fff0c0"/></linearGradient>
  <filter id="froth" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="14" result="drift"/><feDisplacementMap in="SourceGraphic" in2="drift" scale="8" xChannelSelector="R" yChannelSelector="G" result="moved"/><feGaussianBlur in="moved" stdDeviation=".9"/></filter>
  <filter id="crema" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".16" numOctaves="3" seed="21" result="cloud"/><feColorMatrix in="cloud" values="0 0 0 0 1  0 0 0 0 .78  0 0 0 0 .5  .8 0 0 0 -.34" result="pale"/><feComposite in="pale" in2="SourceGraphic" operator="in" result="veil"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="veil"/></feMerge></filter>`;
}

/** Iron specks of a stoneware glaze, strewn over a ring. */
export function specks(random: () => number, inner: number, outer: number, count: number): string {
  let marks = '';
  for (let index = 0; index < count; index += 1) {
    const angle = between(random, 0, Math.PI * 2);
    const distance = Math.sqrt(between(random, inner * inner, outer * outer));
    const radius = random() < 0.12 ? between(random, 0.9, 1.5) : between(random, 0.35, 0.8);
    marks += `<circle cx="${short(Math.cos(angle) * distance)}" cy="${short(Math.sin(angle) * distance)}" r="${short(radius)}" opacity="${short(between(random, 0.35, 0.8))}"/>`;
  }
  return `<g fill="#6b4526">${marks}</g>`;
}

/** The poured tulip of a flat white: layers of milk, parted by arcs of crema and pulled through to a point. */
function pouredTulip(): string {
  const arcs = [
    [11, 68, 36, 4.6],
    [-1, 66, 37, 4.4],
    [-13, 60, 37, 4.4],
    [-26, 48, 34, 4.6],
  ] as const;
  const crema = arcs
    .map(([y, half, depth, thick]) => {
      const under = depth * 1.33 + thick * 1.5;
      return `<path d="M${-half} ${y - 10}C${-half * 0.8} ${short(y + depth)} ${short(-half * 0.35)} ${short(y + depth * 1.3)} 0 ${short(y + depth * 1.33)}C${short(half * 0.35)} ${short(y + depth * 1.3)} ${short(half * 0.8)} ${short(y + depth)} ${half} ${y - 10}C${short(half * 0.86)} ${short(y + depth + thick)} ${short(half * 0.38)} ${short(y + under)} 0 ${short(y + under)}C${short(-half * 0.38)} ${short(y + under)} ${short(-half * 0.86)} ${short(y + depth + thick)} ${-half} ${y - 10}Z"/>`;
    })
    .join('');
  return `<g filter="url(#froth)" transform="translate(1 4) rotate(-24)">
    <path d="M0 74C-26 70 -62 48 -65 14C-66 0 -62 -8 -54 -11C-55 -20 -50 -27 -41 -28C-44 -48 -34 -66 -18 -66C-8 -66 -2 -59 0 -50C2 -59 8 -66 18 -66C34 -66 44 -48 41 -28C50 -27 55 -20 54 -11C62 -8 66 0 65 14C62 48 26 70 0 74Z" fill="#fbeed8"/>
    <g fill="#8d4f22">${crema}</g>
    <path d="M0 -52C.6 -46 1.4 -30 .4 74C-.6 -20 -.8 -40 0 -52Z" fill="#8d4f22" stroke="#8d4f22" stroke-width="1.6"/>
  </g>`;
}

/** A black coffee: a dark mirror with a ring of fine bubbles at the wall. */
function blackCoffee(random: () => number): string {
  let bubbles = '';
  for (let index = 0; index < 70; index += 1) {
    const angle = between(random, 0, Math.PI * 2);
    const distance = between(random, 74, 85);
    bubbles += `<circle cx="${short(Math.cos(angle) * distance)}" cy="${short(Math.sin(angle) * distance)}" r="${short(between(random, 0.7, 2.2))}"/>`;
  }
  return `<circle cx="1.5" cy="2" r="80" fill="#2a1207" filter="url(#soft5)"/><g fill="#c98a4c" fill-opacity=".35" stroke="#f0c58c" stroke-opacity=".55" stroke-width=".5">${bubbles}</g>
  <path d="M-52 -8C-46 -34 -26 -50 2 -52L-8 -12Z" fill="#fff3dc" opacity=".28" filter="url(#soft5)"/><path d="M8 -52C24 -50 36 -42 44 -28L4 -14Z" fill="#fff3dc" opacity=".2" filter="url(#soft5)"/>`;
}

/** Cup and saucer seen from above, round the origin; the saucer's radius is 168. */
export function cupAndSaucer(random: () => number, filling: 'poured' | 'black'): string {
  return `<ellipse cx="34" cy="42" rx="172" ry="170" fill="#3b200e" opacity=".42" filter="url(#soft24)"/>
  <ellipse cx="9" cy="12" rx="168" ry="167" fill="#2d170a" opacity=".5" filter="url(#soft5)"/>
  <circle r="168" fill="url(#glaze)"/><circle r="166.6" fill="none" stroke="url(#rim)" stroke-width="3.4"/>
  <circle r="160" fill="none" stroke="#a98a66" stroke-opacity=".25" stroke-width="3" filter="url(#soft2)"/>
  <circle r="112" fill="url(#well)" opacity=".75"/><circle r="108" fill="#efe2cf"/>
  <path d="M-146 -62A158 158 0 0 1 -40 -152" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round" filter="url(#soft2)"/>
  <path d="M142 72A158 158 0 0 1 62 146" fill="none" stroke="#fff6e6" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" filter="url(#soft5)"/>
  ${specks(random, 112, 164, 190)}
  <clipPath id="on-saucer"><circle r="167"/></clipPath>
  <g clip-path="url(#on-saucer)">
    <ellipse cx="46" cy="54" rx="112" ry="108" fill="#3b200e" opacity=".62" filter="url(#soft12)"/>
    <ellipse cx="16" cy="19" rx="104" ry="103" fill="#2d170a" opacity=".55" filter="url(#soft5)"/>
    <path d="M92 50C142 62 160 98 144 122C130 142 92 128 66 100" transform="translate(20 26)" fill="none" stroke="#3b200e" stroke-opacity=".6" stroke-width="19" filter="url(#soft5)"/>
  </g>
  <g fill="none" stroke-linecap="round"><path d="M80 34C134 40 158 78 142 104C128 126 88 116 56 90" stroke="#b3946f" stroke-width="21"/>
    <path d="M80 33C133 39 156 77 141 102C127 123 88 113 56 88" stroke="#f1e4d0" stroke-width="16"/>
    <path d="M84 29C128 35 149 66 143 88" stroke="#fff" stroke-opacity=".9" stroke-width="4" filter="url(#soft2)"/></g>
  <circle r="106" fill="url(#glaze)"/><circle r="105" fill="none" stroke="url(#rim)" stroke-width="3"/>
  <circle r="98" fill="url(#bowl-inside)"/>${specks(random, 86, 104, 46)}
  <circle cx="1.5" cy="2" r="87.5" fill="#3a1d0a"/><g filter="url(#crema)"><circle cx="1.5" cy="2" r="86.5" fill="url(#coffee)"/></g>
  <clipPath id="in-cup"><circle cx="1.5" cy="2" r="86.5"/></clipPath>
  <g clip-path="url(#in-cup)">${filling === 'poured' ? pouredTulip() : blackCoffee(random)}
    <path d="M-98 -98H98V98H-98Z M20 22m-92 0a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z" fill="#241004" fill-rule="evenodd" opacity=".75" filter="url(#soft5)"/>
    <path d="M-62 -22C-54 -46 -36 -60 -14 -66" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round" filter="url(#soft2)"/></g>
  <path d="M-98 -30A102 102 0 0 1 -24 -99" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" filter="url(#soft2)"/>
  <path d="M99 26A102 102 0 0 1 34 96" fill="none" stroke="#fffaf0" stroke-opacity=".8" stroke-width="3" stroke-linecap="round" filter="url(#soft2)"/>`;
}

/** A small brass spoon that lies along the x axis, bowl at the left, 190 long. */
export function brassSpoon(): string {
  const outline =
    'M-58 -3.4C-30 -3 40 -2.6 82 -4.6C90 -5.4 96 -3 96 0C96 3 90 5.4 82 4.6C40 2.6 -30 3 -58 3.4C-66 16 -84 20 -98 14C-108 9 -110 -9 -98 -14C-84 -20 -66 -16 -58 -3.4Z';
  return `<path d="${outline}" transform="translate(8 11)" fill="#2d170a" opacity=".5" filter="url(#soft5)"/>
  <path d="${outline}" transform="translate(2 3)" fill="#2d170a" opacity=".6" filter="url(#soft2)"/>
  <path d="${outline}" fill="url(#brass)"/>
  <ellipse cx="-86" cy="0" rx="17.5" ry="13" fill="url(#brass-bowl)"/>
  <path d="M-96 -6C-92 -10 -84 -11.5 -78 -9" stroke="#fff8dc" stroke-opacity=".75" stroke-width="2" fill="none" stroke-linecap="round" filter="url(#soft2)"/>
  <path d="M-50 -1.6C-20 -1.4 40 -1 86 -2.4" stroke="#fffbe8" stroke-opacity=".85" stroke-width="1.1" fill="none" stroke-linecap="round"/>`;
}

/** A dark bowl for beans, seen from above: the parts below and above its content. */
export function ironBowl(radius: number, content: string): string {
  const inner = radius * 0.9;
  return `<ellipse cx="${short(radius * 0.26)}" cy="${short(radius * 0.32)}" rx="${radius}" ry="${radius}" fill="#3b200e" opacity=".5" filter="url(#soft24)"/>
  <circle cx="8" cy="10" r="${radius}" fill="#2d170a" opacity=".55" filter="url(#soft5)"/>
  <circle r="${radius}" fill="url(#iron)"/><circle r="${inner}" fill="url(#iron-inside)"/>
  <clipPath id="in-bowl"><circle r="${inner}"/></clipPath>
  <g clip-path="url(#in-bowl)">${content}
    <path d="M${-radius * 1.2} ${-radius * 1.2}H${radius * 1.2}V${radius * 1.2}H${-radius * 1.2}Z M${radius * 0.2} ${radius * 0.22}m${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z" fill="#120803" fill-rule="evenodd" opacity=".8" filter="url(#soft12)"/></g>
  <circle r="${short((radius + inner) / 2 + 1)}" fill="none" stroke="#cdb8a4" stroke-opacity=".35" stroke-width="1.6"/>
  <path d="M${short(-radius * 0.92)} ${short(-radius * 0.25)}A${short(radius * 0.95)} ${short(radius * 0.95)} 0 0 1 ${short(-radius * 0.2)} ${short(-radius * 0.93)}" fill="none" stroke="#f3e4d3" stroke-opacity=".8" stroke-width="3" stroke-linecap="round" filter="url(#soft2)"/>`;
}

/**
 * A creamer with milk, seen from above, radius 62. At 0 degrees its beak points along the negative x axis; light and
 * shadow stay where they are when it turns.
 */
export function creamer(random: () => number, degrees: number): string {
  const turn = `rotate(${degrees})`;
  const wall = 'M-86 0C-80 -8 -66 -20 -56 -32A62 62 0 1 1 -56 32C-66 20 -80 8 -86 0Z';
  const inside = 'M-78 0C-72 -6 -62 -16 -51 -28A55 55 0 1 1 -51 28C-62 16 -72 6 -78 0Z';
  const handle = 'M54 -9C92 -12 104 -6 104 0C104 6 92 12 54 9';
  const lit = (clip: string, paint: string): string =>
    `<rect x="-90" y="-90" width="180" height="180" fill="url(#${paint})" clip-path="url(#${clip})"/>`;
  return `<clipPath id="creamer-wall"><path d="${wall}" transform="${turn}"/></clipPath><clipPath id="creamer-inside"><path d="${inside}" transform="${turn}"/></clipPath>
  <g transform="translate(26 34)" opacity=".5" filter="url(#soft12)"><path d="${wall}" transform="${turn}" fill="#3b200e"/></g>
  <g transform="translate(7 9)" opacity=".5" filter="url(#soft5)"><path d="${wall}" transform="${turn}" fill="#2d170a"/></g>
  <g transform="translate(12 15)" opacity=".5" filter="url(#soft5)"><path d="${handle}" transform="${turn}" fill="none" stroke="#2d170a" stroke-width="14"/></g>
  <path d="${handle}" transform="${turn}" fill="none" stroke="#a98a66" stroke-width="14"/><g transform="translate(-.6 -1)"><path d="${handle}" transform="${turn}" fill="none" stroke="#f3e7d6" stroke-width="10"/></g>
  ${lit('creamer-wall', 'rim')}${lit('creamer-inside', 'bowl-inside')}
  <g clip-path="url(#creamer-inside)"><circle cx="2" cy="2" r="49" fill="#fdf5e6"/><circle cx="2" cy="2" r="49" fill="none" stroke="#d8c3a4" stroke-width="2.4" stroke-opacity=".8"/>
  <path d="M-110 -110H110V110H-110Z M16 18m-66 0a66 66 0 1 0 132 0a66 66 0 1 0 -132 0Z" fill="#6b4a2a" fill-rule="evenodd" opacity=".36" filter="url(#soft5)"/></g>
  ${specks(random, 56, 61, 26)}
  <path d="M-50 -34A60 60 0 0 1 8 -59" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" filter="url(#soft2)"/>`;
}
