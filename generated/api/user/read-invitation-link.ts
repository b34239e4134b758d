import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  InvitationByLink
} from '../model';

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload,
  InvitationLink
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getReadInvitationLinkUrl = () => {




  return `/api/v1/user/invitations/byLink`
}

/**
 * Что стоит за ссылкой из SMS или письма: видно и тому, у кого ещё нет аккаунта. Токен — в теле, чтобы не попадал в журналы. Неизвестный — 404.
 * @summary Приглашение по ссылке
 */
export const readInvitationLink = async (invitationLink: InvitationLink, options?: Parameters<typeof http>[1]): Promise<InvitationByLink> => {

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
return http<InvitationByLink>(getReadInvitationLinkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationLink),
    schema: async () => (await schemas()).InvitationByLink
  }
);}





export const getReadInvitationLinkQueryKey = (invitationLink?: InvitationLink,) => {
    return [
    'POST', 'api','v1','user','invitations','byLink', invitationLink
    ] as const;
    }


export const getReadInvitationLinkQueryOptions = <TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(invitationLink: InvitationLink, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadInvitationLinkQueryKey(invitationLink);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readInvitationLink>>> = ({ signal }) => readInvitationLink(invitationLink, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadInvitationLinkQueryResult = NonNullable<Awaited<ReturnType<typeof readInvitationLink>>>
export type ReadInvitationLinkQueryError = ErrorType<ErrorPayload>


export function useReadInvitationLink<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readInvitationLink>>,
          TError,
          Awaited<ReturnType<typeof readInvitationLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadInvitationLink<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readInvitationLink>>,
          TError,
          Awaited<ReturnType<typeof readInvitationLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadInvitationLink<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Приглашение по ссылке
 */

export function useReadInvitationLink<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadInvitationLinkQueryOptions(invitationLink,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Приглашение по ссылке
 */
export const prefetchReadInvitationLinkQuery = async <TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, invitationLink: InvitationLink, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getReadInvitationLinkQueryOptions(invitationLink,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useReadInvitationLink} query
 */
export const invalidateReadInvitationLink = async (
 queryClient: QueryClient, invitationLink: InvitationLink, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReadInvitationLinkQueryKey(invitationLink) }, options);

  return queryClient;
}

/**
 * @summary Приглашение по ссылке
 */
export const useSetReadInvitationLinkQueryData = () => {
  const queryClient = useQueryClient();
  return (invitationLink: InvitationLink | undefined,updater: Awaited<ReturnType<typeof readInvitationLink>> | undefined | ((old: Awaited<ReturnType<typeof readInvitationLink>> | undefined) => Awaited<ReturnType<typeof readInvitationLink>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof readInvitationLink>>>({ exact: $exactMatch, queryKey: getReadInvitationLinkQueryKey(invitationLink) }, updater);
  };
}

/**
 * @summary Приглашение по ссылке
 */
export const useGetReadInvitationLinkQueryData = () => {
  const queryClient = useQueryClient();
  return (invitationLink: InvitationLink,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof readInvitationLink>>>(getReadInvitationLinkQueryKey(invitationLink));
}


export const getReadInvitationLinkSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(invitationLink: InvitationLink, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadInvitationLinkQueryKey(invitationLink);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readInvitationLink>>> = ({ signal }) => readInvitationLink(invitationLink, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadInvitationLinkSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readInvitationLink>>>
export type ReadInvitationLinkSuspenseQueryError = ErrorType<ErrorPayload>


export function useReadInvitationLinkSuspense<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadInvitationLinkSuspense<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadInvitationLinkSuspense<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Приглашение по ссылке
 */

export function useReadInvitationLinkSuspense<TData = Awaited<ReturnType<typeof readInvitationLink>>, TError = ErrorType<ErrorPayload>>(
 invitationLink: InvitationLink, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readInvitationLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadInvitationLinkSuspenseQueryOptions(invitationLink,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






