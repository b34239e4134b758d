import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ErrorPayload,
  InvitationProof
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeclineInvitationUrl = (id: string,) => {




  return `/api/v1/user/invitations/${encodeURIComponent(String(id))}/decline`
}

/**
 * Компания увидит, что приглашение отклонено, и сможет пригласить снова. Доказательство и отказы те же, что у согласия.
 * @summary Отклонить приглашение
 */
export const declineInvitation = async (id: string,
    invitationProof: InvitationProof, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getDeclineInvitationUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationProof)
  }
);}





export const getDeclineInvitationMutationKey = () => ['declineInvitation'] as const;

export const getDeclineInvitationMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineInvitation>>, TError,DeclineInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof declineInvitation>>, TError,DeclineInvitationMutationVariables, TContext> => {

const mutationKey = getDeclineInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineInvitation>>, DeclineInvitationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  declineInvitation(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof declineInvitation>>>
    export type DeclineInvitationMutationBody = InvitationProof
    export type DeclineInvitationMutationError = ErrorType<ErrorPayload>
    export type DeclineInvitationMutationVariables = {id: string;data: InvitationProof}

    /**
 * @summary Отклонить приглашение
 */
export const useDeclineInvitation = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineInvitation>>, TError,DeclineInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineInvitation>>,
        TError,
        DeclineInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineInvitationMutationOptions(options), queryClient);
    }
