import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Form, FormActions, FormError } from './Form.tsx'
import { TextField } from '../TextField/TextField.tsx'

export const guide: Guide = {
  summary: 'A column of fields with a form-level error.',
  use: ['For fields that are submitted together.'],
  instead: [
    ['SettingsSection', 'each setting saves immediately'],
    ['Dialog', 'it interrupts a page'],
  ],
  do: {
    example: (
      <Form>
        <TextField label="Username" error="Username must be at least 3 characters" />
        <FormActions>
          <Button variant="primary">Save changes</Button>
        </FormActions>
      </Form>
    ),
    because: 'The error is next to its field.',
  },
  dont: {
    example: (
      <Form>
        <FormError>Invalid input</FormError>
        <FormActions>
          <Button variant="primary" isDisabled>
            Submit
          </Button>
        </FormActions>
      </Form>
    ),
    because: 'A disabled button does not explain what is missing.',
  },
  accessibility: ['Input is kept after a failure.', 'FormError is announced when it appears.'],
}
