/**
 * Runs in the measured page: adds 10,000 elements, a hundred per task as a list that is loaded on scrolling does, lays
 * them out, and removes them again.
 */
window.insertElements = async () => {
  const list = document.body.appendChild(document.createElement('ul'));
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const nextTask = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(null);
    });
  for (let batch = 0; batch < 100; batch += 1) {
    for (let item = 0; item < 100; item += 1) {
      const node = document.createElement('li');
      node.className = 'product';
      node.textContent = `Product ${batch} ${item}`;
      list.append(node);
    }
    await nextTask();
  }
  list.getBoundingClientRect();
  list.remove();
  port1.close();
};
