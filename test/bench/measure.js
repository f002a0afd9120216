/**
 * Runs in the measured page: when everything is loaded, including the preloaded script, sets the mark, runs the script,
 * and waits for the first frame in which the e-mail field of the tag has a size. The result is the promise
 * `window.millisecondsToForm`.
 */
const { script, tag } = document.currentScript.dataset;

window.millisecondsToForm = new Promise((resolve) => {
  window.addEventListener('load', () => {
    // A pause, so that the page's own first frame is not counted.
    setTimeout(() => {
      const element = document.createElement('script');
      element.src = script;
      performance.mark('script-start');
      document.body.append(element);
      requestAnimationFrame(look);
    }, 200);
  });

  function look() {
    const root = document.querySelector(tag).shadowRoot;
    const field = root?.querySelector('input[type="email"], input[autocomplete~="email"]');
    const { width = 0, height = 0 } = field?.getBoundingClientRect() ?? {};
    if (width > 0 && height > 0) afterThisFrame();
    else requestAnimationFrame(look);
  }

  /** A message that is posted before the frame is painted arrives after it. */
  function afterThisFrame() {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve(performance.measure('to-form', 'script-start').duration);
    });
    port1.start();
    port2.postMessage(null);
  }
});
