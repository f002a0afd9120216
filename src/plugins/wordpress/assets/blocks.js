/* The blocks in the editor: controls in the sidebar, and a frame that shows the tag. */
{
  const { blockEditor, blocks, components, element } = window.wp;
  const { createElement: el, useEffect, useRef, useState } = element;
  const data = window.shopWidgetsBlocks;

  const edit = (block) => (props) => {
    const controls = (isCommon) =>
      block.controls.filter(({ common }) => common === isCommon).map((control) => controlOf(control, props));
    return el(
      element.Fragment,
      null,
      el(blockEditor.InspectorControls, null, el(components.PanelBody, { title: data.panel }, controls(true))),
      el(blockEditor.InspectorAdvancedControls, null, controls(false)),
      el(
        'div',
        blockEditor.useBlockProps(),
        block.visible
          ? el(Preview, { block, attributes: props.attributes })
          : el(components.Placeholder, { label: block.title, instructions: block.hint }),
      ),
    );
  };

  function controlOf({ attribute, label, help, kind, values, titles, unset }, { attributes, setAttributes }) {
    const value = attributes[attribute];
    const onChange = (changed) => setAttributes({ [attribute]: changed || undefined });
    const shared = { key: attribute, label, help, onChange };
    if (kind === 'flag') return el(components.ToggleControl, { ...shared, checked: value === true });
    if (kind === 'choice') {
      const options = [
        { value: '', label: unset },
        ...values.map((each) => ({ value: each, label: titles[each] ?? each })),
      ];
      return el(components.SelectControl, { ...shared, value: value ?? '', options });
    }
    return el(components.TextControl, { ...shared, value: value ?? '', maxLength: data.maxLength });
  }

  /* The frame is as high as its content. It takes no clicks, so that they select the block. */
  function Preview({ block, attributes }) {
    const [height, setHeight] = useState(300);
    const [address, setAddress] = useState();
    const [loads, setLoads] = useState(0);
    const frame = useRef();
    const wanted = addressOf(block, attributes);

    useEffect(() => {
      // Not with each letter that somebody types.
      const timer = setTimeout(() => setAddress(wanted), 300);
      return () => clearTimeout(timer);
    }, [wanted]);
    useEffect(() => {
      const { body } = frame.current.contentDocument;
      const observer = new ResizeObserver(() => body.offsetHeight > 0 && setHeight(body.offsetHeight));
      observer.observe(body);
      return () => observer.disconnect();
    }, [loads]);

    const handleLoad = () => setLoads((count) => count + 1);
    const style = { border: 0, display: 'block', height, pointerEvents: 'none', width: '100%' };
    return el('iframe', { ref: frame, src: address, title: block.title, tabIndex: -1, style, onLoad: handleLoad });
  }

  function addressOf({ name, controls }, attributes) {
    const given = controls.filter(({ attribute }) => attributes[attribute] !== undefined);
    const written = given.map(({ attribute }) => [`attributes[${attribute}]`, attributes[attribute]]);
    return `${data.preview}&${new URLSearchParams([['widget', name], ...written])}`;
  }

  for (const block of data.blocks)
    blocks.registerBlockType(`shop-widgets/${block.name}`, { edit: edit(block), save: () => null });
}
