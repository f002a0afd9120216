/** Window light, vignette (of the given strength, up to 1) and film grain over a picture of the given size; `shade` is drawn as a plant's shadow. */
export function finish(width: number, height: number, shade: string, vignette = 0.4): string {
  return `<filter id="shade-blur" filterUnits="userSpaceOnUse" x="${-width}" y="${-height}" width="${width * 3}" height="${height * 3}"><feGaussianBlur stdDeviation="7"/></filter>
  <g style="mix-blend-mode:multiply" opacity=".42" filter="url(#shade-blur)" fill="#6d3f1c" stroke="#6d3f1c">${shade}</g>
  <radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="${width * 0.26}" cy="${height * 0.18}" r="${width * 0.8}"><stop offset="0" stop-color="#fff1d0" stop-opacity=".85"/><stop offset=".5" stop-color="#ffe3b5" stop-opacity=".25"/><stop offset="1" stop-color="#ffe3b5" stop-opacity="0"/></radialGradient>
  <rect width="${width}" height="${height}" fill="url(#sun)" style="mix-blend-mode:soft-light"/>
  <radialGradient id="vignette" gradientUnits="userSpaceOnUse" cx="${width * 0.46}" cy="${height * 0.44}" r="${width * 0.72}"><stop offset=".45" stop-color="#2a1408" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity="${vignette}"/></radialGradient>
  <rect width="${width}" height="${height}" fill="url(#vignette)" style="mix-blend-mode:multiply"/>
  <filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="31"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 0 0 0 -.32"/></filter>
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".16" style="mix-blend-mode:overlay"/>`;
}
