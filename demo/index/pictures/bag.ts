/** Gradients of the kraft-paper bag. */
export function bagDefinitions(): string {
  return `<linearGradient id="kraft" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#e0b98b"/><stop offset=".12" stop-color="#d3a878"/><stop offset=".5" stop-color="#c9996a"/><stop offset=".88" stop-color="#ad7c4c"/><stop offset="1" stop-color="#8a5c32"/></linearGradient>
  <linearGradient id="fold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8c79d"/><stop offset=".7" stop-color="#d0a577"/><stop offset="1" stop-color="#a97a4c"/></linearGradient>
  <filter id="crinkle" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .018" numOctaves="3" seed="6"/><feDiffuseLighting surfaceScale="6.5" diffuseConstant="1.16" lighting-color="#fff8ee" result="lit"><feDistantLight azimuth="228" elevation="60"/></feDiffuseLighting><feBlend in="lit" in2="SourceGraphic" mode="multiply" result="crinkled"/><feComposite in="crinkled" in2="SourceGraphic" operator="in"/></filter>`;
}

/** A filled kraft bag that lies on its back, 220 by 320, its upper left corner at the origin. */
export function coffeeBag(): string {
  const outline =
    'M10 22C80 18 140 18 210 22C216 100 218 220 212 304C212 314 206 320 196 320C140 324 80 324 24 320C14 320 8 314 8 304C2 220 4 100 10 22Z';
  return `<path d="${outline}" transform="translate(26 32)" fill="#3b200e" opacity=".45" filter="url(#soft24)"/>
  <path d="${outline}" transform="translate(7 9)" fill="#2d170a" opacity=".55" filter="url(#soft5)"/>
  <g filter="url(#crinkle)"><path d="${outline}" fill="url(#kraft)"/></g>
  <path d="M22 60C16 140 18 230 26 312M198 60C204 140 202 230 194 312" fill="none" stroke="#6d431f" stroke-opacity=".38" stroke-width="5" filter="url(#soft2)"/>
  <path d="M26 60C21 140 23 230 31 312" fill="none" stroke="#fff0d8" stroke-opacity=".5" stroke-width="3" filter="url(#soft2)"/>
  <path d="M8 6H212V54H8Z" transform="translate(3 6)" fill="#2d170a" opacity=".5" filter="url(#soft5)"/>
  <g filter="url(#crinkle)"><rect x="6" y="0" width="208" height="54" rx="2.5" fill="url(#fold)"/></g>
  <path d="M6 18H214M6 36H214" stroke="#7d5229" stroke-opacity=".3" stroke-width="1.4"/>
  <rect x="-4" y="20" width="228" height="9" rx="2" fill="#8d6a3a"/><rect x="-4" y="20" width="228" height="3.4" rx="1.7" fill="#e2c27e"/>
  <rect x="46" y="104" width="128" height="150" rx="2" fill="#2d170a" opacity=".4" transform="translate(2 3)" filter="url(#soft2)"/>
  <rect x="46" y="104" width="128" height="150" rx="2" fill="#fbf4e8"/>
  <rect x="53" y="111" width="114" height="136" fill="none" stroke="#7a3e1d" stroke-width="1.2"/>
  <g transform="translate(110 158)" fill="#7a3e1d"><path d="M-22 2C-23 -14 -11 -24 3 -23C17 -22 24 -10 22 3C20 17 8 24 -4 22C-14 21 -21 14 -22 2Z"/><path d="M-18 5C-8 -7 -3 3 3 0S12 -8 19 -4" fill="none" stroke="#fbf4e8" stroke-width="3.6" stroke-linecap="round"/></g>
  <g fill="#7a3e1d"><rect x="74" y="196" width="72" height="7" rx="1"/><rect x="86" y="211" width="48" height="3" rx="1"/><rect x="80" y="219" width="60" height="3" rx="1"/></g>
  <rect x="96" y="231" width="28" height="6" rx="3" fill="#f2c14e"/>`;
}
