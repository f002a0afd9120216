/** Formik calls `hoist-non-react-statics` in its higher-order components alone, and the script uses none of them. */
export default function hoistNonReactStatics<Component>(target: Component): Component {
  return target;
}
