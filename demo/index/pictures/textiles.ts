import { short } from './random.ts';

/** Filters of the woven and knitted grounds: threads of noise, lit from the upper left. */
export function textileDefinitions(): string {
  return `<filter id="linen-weave" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".018 .36" numOctaves="2" seed="4" result="weft"/>
    <feTurbulence type="fractalNoise" baseFrequency=".36 .018" numOctaves="2" seed="9" result="warp"/>
    <feComposite in="weft" in2="warp" operator="arithmetic" k2=".5" k3=".5" result="threads"/>
    <feColorMatrix in="threads" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .5 .5 0 0 0" result="height"/>
    <feDiffuseLighting in="height" surfaceScale="1.55" diffuseConstant="1.19" lighting-color="#fffaf2" result="lit"><feDistantLight azimuth="228" elevation="58"/></feDiffuseLighting>
    <feBlend in="lit" in2="SourceGraphic" mode="multiply"/>
  </filter>
  <filter id="wool" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="3" result="drift"/>
    <feDisplacementMap in="SourceGraphic" in2="drift" scale="5" xChannelSelector="R" yChannelSelector="G" result="loose"/>
    <feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="8" result="fibre"/>
    <feDiffuseLighting in="fibre" surfaceScale=".9" diffuseConstant="1.27" lighting-color="#fff" result="fuzz"><feDistantLight azimuth="228" elevation="52"/></feDiffuseLighting>
    <feBlend in="fuzz" in2="loose" mode="multiply" result="woolly"/>
    <feComposite in="woolly" in2="loose" operator="in"/>
  </filter>
  <filter id="soft2"><feGaussianBlur stdDeviation="2"/></filter>
  <filter id="soft5" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="5"/></filter>
  <filter id="soft12" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="12"/></filter>
  <filter id="soft24" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="24"/></filter>`;
}

/** A linen ground of the given size with a few soft folds across it. */
export function linen(width: number, height: number): string {
  return `<linearGradient id="linen-tone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6ead8"/><stop offset=".55" stop-color="#eadac3"/><stop offset="1" stop-color="#d9c3a6"/></linearGradient>
  <rect width="${width}" height="${height}" fill="url(#linen-tone)" filter="url(#linen-weave)"/>
  <g filter="url(#soft12)" fill="none" stroke-linecap="round">
    <path d="M${width * 0.02} ${height * 0.2}C${width * 0.3} ${height * 0.1} ${width * 0.5} ${height * 0.22} ${width * 0.72} ${height * -0.04}" stroke="#8a6a48" stroke-opacity=".32" stroke-width="16"/>
    <path d="M${width * 0.02} ${height * 0.165}C${width * 0.3} ${height * 0.065} ${width * 0.5} ${height * 0.185} ${width * 0.71} ${height * -0.07}" stroke="#fff8ea" stroke-opacity=".75" stroke-width="14"/>
    <path d="M${width * 0.62} ${height * 1.02}C${width * 0.74} ${height * 0.8} ${width * 0.92} ${height * 0.74} ${width * 1.04} ${height * 0.56}" stroke="#8a6a48" stroke-opacity=".4" stroke-width="18"/>
    <path d="M${width * 0.6} ${height * 0.99}C${width * 0.72} ${height * 0.77} ${width * 0.9} ${height * 0.71} ${width * 1.02} ${height * 0.53}" stroke="#fff8ea" stroke-opacity=".7" stroke-width="14"/>
  </g>`;
}

/** One knitted V, 22 wide and 30 high, drawn round the origin; rows lie 15 apart and overlap. */
export function stitchDefinition(id: string, light: string, mid: string, dark: string): string {
  const leaf =
    'M-.2 17.5C-3.8 17 -8.6 9.5 -10.3 1.6C-11.4 -3.6 -11 -10.8 -8.4 -12.2C-5.6 -13.4 -3.4 -9.4 -2 -4.6C-.3 1.4 .5 10.4 -.2 17.5Z';
  const fibres = 'M-8.6 -8.5C-8.4 -1 -5.6 8 -1.9 14M-6.4 -9.6C-6.6 -2.4 -3.6 6.6 -1.2 11.4';
  return `<linearGradient id="${id}-left" x1="0" y1=".2" x2="1" y2=".6"><stop offset="0" stop-color="${mid}"/><stop offset=".28" stop-color="${light}"/><stop offset=".62" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
  <linearGradient id="${id}-right" x1="1" y1=".2" x2="0" y2=".6"><stop offset="0" stop-color="${dark}"/><stop offset=".38" stop-color="${mid}"/><stop offset=".7" stop-color="${light}"/><stop offset="1" stop-color="${mid}"/></linearGradient>
  <g id="${id}"><g fill="none" stroke="#2a1206" stroke-opacity=".45" stroke-width="1.8"><path d="${leaf}" transform="translate(.3 1.2)"/><path d="${leaf}" transform="translate(.9 1.2) scale(-1 1)"/></g>
  <path d="${leaf}" fill="url(#${id}-left)"/><path d="${leaf}" transform="scale(-1 1)" fill="url(#${id}-right)"/>
  <g fill="none" stroke="${dark}" stroke-opacity=".28" stroke-width=".8"><path d="${fibres}"/><path d="${fibres}" transform="scale(-1 1)"/></g></g>`;
}

/** Rows of stitches over a rectangle that begins at 0,0. `stripe` names the stitch of a row. */
export function knit(columns: number, rows: number, stitchOf: (row: number) => string, ground: string): string {
  const uses: string[] = [];
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = 0; column < columns; column += 1) {
      uses.push(`<use href="#${stitchOf(row)}" x="${short(column * 22 + 11)}" y="${short(row * 15 + 8)}"/>`);
    }
  }
  return `<rect width="${columns * 22}" height="${short(rows * 15 + 8)}" rx="10" fill="${ground}"/>${uses.join('')}`;
}
