import type { Pieces } from './pieces.ts';

/** The events that components listen to by a property of the same name, but for those that react-dom names apart. */
const EVENTS = [
  'cancel',
  'click',
  'close',
  'error',
  'keyDown',
  'mouseDown',
  'pointerDown',
  'reset',
  'submit',
  'toggle',
];

/** The properties of components that listen to an event. A test compares the sources with them. */
export const EVENT_PROPERTIES: readonly string[] = [
  ...EVENTS.map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  'onAnimationEnd',
  'onBlur',
  'onChange',
  'onFocus',
  'onPointerEnter',
  'onPointerLeave',
];

/** Kinds of events that no component listens to. */
const KINDS = ['Clipboard', 'Composition', 'Drag', 'Touch', 'Transition', 'Wheel'] as const;

/**
 * The events of react-dom that no component listens to. It adds a listener for each event and phase to the root of each
 * tag, and would run for each move of the pointer. Files: DOMEventProperties.js, SyntheticEvent.js, and
 * plugins/SimpleEventPlugin.js, SelectEventPlugin.js and BeforeInputEventPlugin.js in packages/react-dom-bindings/src/events.
 */
export const UNUSED_EVENTS = {
  unused: [
    ...KINDS.flatMap((kind) => [`${kind}EventInterface`, `Synthetic${kind}Event`]),
    'canUseCompositionEvent',
    'canUseTextInputEvent',
    'useFallbackCompositionData',
  ],
  functions: ['constructSelectEvent'],
  values: [
    [/"abort auxClick beforeToggle [^"]* wheel"/, JSON.stringify(EVENTS.join(' '))],
    ['simpleEventPluginEvents.push("scrollEnd");', ''],
    [/registerSimpleEvent\((?:ANIMATION_ITERATION|ANIMATION_START|"dblclick"|TRANSITION_\w+), "on\w+"\);/g, ''],
    [/registerDirectEvent\("onMouse\w+", \[[^\]]*\]\);/g, ''],
    [/registerTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|Composition\w+)",[^;]*\);/g, ''],
    // The cases that give an event of these kinds its class.
    [/case "drag":\s+case "dragend":[^]*?(?=case ANIMATION_END:)/, ''],
    [/case TRANSITION_END:\s+SyntheticEventCtor[^]*?(?=case "gotpointercapture":\s+case)/, ''],
    // `onSelect`, `onBeforeInput`, and functions as the `action` of a form.
    [
      /handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\s+switch[^]*?(?=\}\s+processDispatchQueue\()/,
      '',
    ],
  ],
} satisfies Pieces;
