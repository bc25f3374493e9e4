/* eslint-disable relay/must-colocate-fragment-spreads -- Every part of the screen that shows the picture is up to date after a change. */
import { graphql } from 'react-relay'
import type { useRemovePictureMutation } from '../../../__generated__/useRemovePictureMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useRemovePicture() {
  return useAsyncMutation<useRemovePictureMutation>(graphql`
    mutation useRemovePictureMutation {
      removeProfilePicture {
        profile {
          ...MyTwinScreen_profile
        }
      }
    }
  `)
}
