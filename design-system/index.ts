export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Form, FormActions, FormError } from './components/Form/Form.tsx';
export { Icon, type IconGlyph, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
