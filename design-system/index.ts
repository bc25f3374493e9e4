export { AppFrame, type AppFrameProps } from './components/AppFrame/AppFrame.tsx'
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx'
export {
  Badge,
  BadgeCount,
  ActivityMark,
  type BadgeProps,
  type BadgeCountProps,
  type ActivityMarkProps,
} from './components/Badge/Badge.tsx'
export { Banner, type BannerProps } from './components/Banner/Banner.tsx'
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx'
export {
  Button,
  IconButton,
  LinkButton,
  type ButtonVariant,
  type ButtonSize,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './components/Button/Button.tsx'
export { Card, type CardProps } from './components/Card/Card.tsx'
export { BarChart, LineChart, type ChartPoint, type ChartProps } from './components/Chart/Chart.tsx'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { Citation, CitationPlace, type CitationProps } from './components/Citation/Citation.tsx'
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock.tsx'
export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx'
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette.tsx'
export { Composer, type ComposerProps } from './components/Composer/Composer.tsx'
export { isComposingText, isSendKey } from './components/Composer/sendKey.ts'
export { ComposerInvitation, type ComposerInvitationProps } from './components/ComposerInvitation/ComposerInvitation.tsx'
export { Dialog, ConfirmDialog, type DialogProps, type ConfirmDialogProps } from './components/Dialog/Dialog.tsx'
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx'
export {
  DateField,
  DateRangeField,
  type DateFieldProps,
  type DateRange,
  type DateRangeFieldProps,
} from './components/DateField/DateField.tsx'
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList/DescriptionList.tsx'
export { Accordion, Disclosure, type AccordionProps, type DisclosureProps } from './components/Disclosure/Disclosure.tsx'
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './components/EmptyState/EmptyState.tsx'
export { FileChip, type FileChipProps } from './components/FileChip/FileChip.tsx'
export { fileSize } from './components/FileChip/fileSize.ts'
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx'
export { FilterBar, Toolbar, type FilterBarProps, type ToolbarProps } from './components/FilterBar/FilterBar.tsx'
export { Form, FormError, FormActions, type FormProps, type FormActionsProps, type FormErrorProps } from './components/Form/Form.tsx'
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx'
export { Icon, type IconGlyph, type IconProps } from './components/Icon/Icon.tsx'
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx'
export { Link, type LinkProps } from './components/Link/Link.tsx'
export { List, ListItem, type ListItemProps, type ListProps } from './components/List/List.tsx'
export { LiveRegion, type LiveRegionProps } from './components/LiveRegion/LiveRegion.tsx'
export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx'
export { Logo, type LogoProps } from './components/Logo/Logo.tsx'
export { Menu, MenuItem, MenuSection, MenuSeparator, type MenuProps, type MenuItemProps } from './components/Menu/Menu.tsx'
export { Message, type MessageProps } from './components/Message/Message.tsx'
export { ProgressBar, Meter, type ProgressBarProps, type MeterProps } from './components/ProgressBar/ProgressBar.tsx'
export { NavItem, type NavItemProps } from './components/NavItem/NavItem.tsx'
export { NotificationItem, type NotificationItemProps } from './components/NotificationItem/NotificationItem.tsx'
export { PageColumn, PageHeader, type PageColumnProps, type PageHeaderProps } from './components/PageColumn/PageColumn.tsx'
export { StatusLine, PhaseLine, type StatusLineProps, type PhaseLineProps } from './components/StatusLine/StatusLine.tsx'
export { Popover, type PopoverProps, type PopoverTrigger } from './components/Popover/Popover.tsx'
export { Prose, type ProseProps } from './components/Prose/Prose.tsx'
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx'
export { RadioGroup, type RadioOption, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx'
export { SearchList, type SearchListProps, type SearchListResult } from './components/SearchList/SearchList.tsx'
export { SegmentedControl, type Segment, type SegmentedControlProps } from './components/SegmentedControl/SegmentedControl.tsx'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx'
export { SettingsSection, type SettingsSectionProps } from './components/SettingsSection/SettingsSection.tsx'
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx'
export { Stat, Stats, type StatProps } from './components/Stat/Stat.tsx'
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx'
export { Switch, VisibilitySwitch, type SwitchProps, type VisibilitySwitchProps } from './components/Switch/Switch.tsx'
export { Table, type TableColumn, type TableProps, type TableSort } from './components/Table/Table.tsx'
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx'
export { Tag, Tags, type TagsProps } from './components/Tag/Tag.tsx'
export { TagGroup, type TagGroupProps } from './components/Tag/TagGroup.tsx'
export { TagInput, type TagInputProps } from './components/TagInput/TagInput.tsx'
export { TextField, TextArea, type TextFieldProps, type TextAreaProps } from './components/TextField/TextField.tsx'
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton.tsx'
export {
  ToolCallRow,
  ToolCallGroup,
  ReasoningRow,
  type ToolCallRowProps,
  type ToolCallGroupProps,
  type ReasoningRowProps,
} from './components/ToolCallRow/ToolCallRow.tsx'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx'
export { VoiceMark, type Voice, type VoiceMarkProps } from './components/VoiceMark/VoiceMark.tsx'
export { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
export { scrollToMiddle } from './scrollSideways.ts'
