/* The blocks in the editor: controls in the sidebar, and a frame that shows the tag. */
( function ( blocks, blockEditor, components, element, data ) {
	var el = element.createElement;

	data.blocks.forEach( function ( block ) {
		blocks.registerBlockType( 'shop-widgets/' + block.name, {
			edit: function ( props ) {
				var controls = block.controls.map( function ( control ) {
					return createControl( control, props );
				} );
				return el(
					element.Fragment,
					null,
					el(
						blockEditor.InspectorControls,
						null,
						el( components.PanelBody, { title: data.panel }, controls )
					),
					el(
						'div',
						blockEditor.useBlockProps(),
						block.visible
							? el( Preview, { block: block, attributes: props.attributes } )
							: el( components.Placeholder, { label: block.title, instructions: block.hint } )
					)
				);
			},
			save: function () {
				return null;
			},
		} );
	} );

	function createControl( control, props ) {
		var value = props.attributes[ control.attribute ];
		var shared = {
			key: control.attribute,
			label: control.label,
			help: control.help,
			onChange: function ( changed ) {
				var change = {};
				change[ control.attribute ] = changed === '' || changed === false ? undefined : changed;
				props.setAttributes( change );
			},
		};
		if ( control.kind === 'flag' ) {
			return el( components.ToggleControl, Object.assign( shared, { checked: value === true } ) );
		}
		if ( control.kind === 'choice' ) {
			var options = [ { value: '', label: data.inherit } ].concat(
				control.values.map( function ( each ) {
					return { value: each, label: each };
				} )
			);
			return el( components.SelectControl, Object.assign( shared, { value: value || '', options: options } ) );
		}
		return el( components.TextControl, Object.assign( shared, { value: value || '', maxLength: data.maxLength } ) );
	}

	/* The page in the frame is as high as its content. Clicks select the block. */
	function Preview( props ) {
		var height = element.useState( 300 );
		var address = element.useState( '' );
		var observer = element.useRef();
		var wanted = addressOf( props.block, props.attributes );

		element.useEffect(
			function () {
				var timer = setTimeout( address[ 1 ], address[ 0 ] ? 500 : 0, wanted );
				return function () {
					clearTimeout( timer );
				};
			},
			[ wanted ]
		);
		element.useEffect( function () {
			return function () {
				if ( observer.current ) observer.current.disconnect();
			};
		}, [] );

		return el( 'iframe', {
			src: address[ 0 ] || undefined,
			title: props.block.title,
			tabIndex: -1,
			style: { border: 0, display: 'block', height: height[ 0 ], pointerEvents: 'none', width: '100%' },
			onLoad: function ( event ) {
				var body = event.target.contentDocument.body;
				if ( observer.current ) observer.current.disconnect();
				observer.current = new ResizeObserver( function () {
					if ( body.offsetHeight > 0 ) height[ 1 ]( body.offsetHeight );
				} );
				observer.current.observe( body );
			},
		} );
	}

	function addressOf( block, attributes ) {
		return block.controls.reduce( function ( address, control ) {
			var value = attributes[ control.attribute ];
			if ( value === undefined ) return address;
			return address + '&attributes[' + control.attribute + ']=' + encodeURIComponent( value );
		}, data.preview + '&widget=' + block.name );
	}
} )( window.wp.blocks, window.wp.blockEditor, window.wp.components, window.wp.element, window.shopWidgetsBlocks );
