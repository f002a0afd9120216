import { short } from './random.ts';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Mixes two `#rrggbb` colours; `share` 0 gives the first. */
function mix(first: string, second: string, share: number): string {
  const part = (offset: number): string => {
    const from = Number.parseInt(first.slice(offset, offset + 2), 16);
    const to = Number.parseInt(second.slice(offset, offset + 2), 16);
    return Math.round(from + (to - from) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A dried craspedia: a ball of florets set in the golden angle, lit from the upper left. */
export function craspedia(x: number, y: number, radius: number): string {
  const florets: string[] = [];
  const count = Math.round(radius * 9);
  for (let index = count; index >= 0; index -= 1) {
    const tilt = Math.acos(1 - index / count);
    const turn = index * GOLDEN_ANGLE;
    const nx = Math.sin(tilt) * Math.cos(turn);
    const ny = Math.sin(tilt) * Math.sin(turn);
    const light = Math.max(0, nx * -0.52 + ny * -0.55 + Math.cos(tilt) * 0.66);
    const colour =
      light < 0.5 ? mix('#9a6213', '#f2c14e', light / 0.5) : mix('#f2c14e', '#fff0b0', (light - 0.5) / 0.5);
    const size = radius * 0.098 * (0.62 + 0.38 * Math.cos(tilt));
    const [cx, cy] = [nx * radius, ny * radius];
    florets.push(
      `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(size)}" fill="${mix('#6b4108', colour, 0.55)}"/><circle cx="${short(cx - size * 0.2)}" cy="${short(cy - size * 0.22)}" r="${short(size * 0.68)}" fill="${colour}"/>`,
    );
  }
  return `<g transform="translate(${x} ${y})"><circle cx="${short(radius * 0.45)}" cy="${short(radius * 0.55)}" r="${radius}" fill="#3b200e" opacity=".55" filter="url(#soft5)"/>
    <circle r="${radius}" fill="#7a4b0c"/>${florets.join('')}</g>`;
}

/** A dry stem from one point to another with its shadow. */
export function stem(path: string): string {
  return `<g fill="none" stroke-linecap="round"><path d="${path}" transform="translate(6 8)" stroke="#3b200e" stroke-opacity=".5" stroke-width="4" filter="url(#soft2)"/>
    <path d="${path}" stroke="#6f6a3c" stroke-width="4"/><path d="${path}" transform="translate(-.7 -.9)" stroke="#b5ad74" stroke-width="1.6"/></g>`;
}

/** A twig's leaves, to be used as the shadow that a plant at the window throws. */
export function leafShadow(): string {
  const leaf = 'M0 0C14 -22 46 -34 84 -26C62 -4 28 12 0 0Z';
  const pairs: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const scale = short(1.15 - index * 0.085);
    pairs.push(
      `<g transform="translate(${index * 46} ${short(index * index * 1.6)}) scale(${scale})"><path d="${leaf}" transform="rotate(-32)"/><path d="${leaf}" transform="translate(20 4) scale(1 -1) rotate(-38)"/></g>`,
    );
  }
  return `<path d="M-60 -6C60 -8 240 20 400 110" fill="none" stroke="#000" stroke-width="6"/>${pairs.join('')}`;
}
