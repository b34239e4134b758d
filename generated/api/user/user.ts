import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  AcceptedInvitation,
  Address,
  Addresses,
  Contracts,
  Customer,
  Customers,
  InvitationByLink,
  Invitations,
  Recipient,
  Recipients
} from '../model';

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload,
  InvitationLink,
  InvitationProof,
  NewAddress,
  NewCustomer,
  NewRecipient
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListInvitationsUrl = () => {




  return `/api/v1/user/invitations`
}

/**
 * Приглашения на телефон, который подтвердил поставщик удостоверений этого сеанса. Без подтверждённого телефона список пуст: остаётся ссылка из сообщения.
 * @summary Приглашения в компании
 */
export const listInvitations = async ( options?: Parameters<typeof http>[1]): Promise<Invitations> => {

  return http<Invitations>(getListInvitationsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Invitations
  }
);}





export const getListInvitationsQueryKey = () => {
    return [
    'api','v1','user','invitations'
    ] as const;
    }


export const getListInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvitationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitations>>> = ({ signal }) => listInvitations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitations>>>
export type ListInvitationsQueryError = ErrorType<ErrorPayload>


export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitations>>,
          TError,
          Awaited<ReturnType<typeof listInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitations>>,
          TError,
          Awaited<ReturnType<typeof listInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Приглашения в компании
 */

export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvitationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Приглашения в компании
 */
export const prefetchListInvitationsQuery = async <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListInvitationsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListInvitations} query
 */
export const invalidateListInvitations = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInvitationsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Приглашения в компании
 */
export const useSetListInvitationsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listInvitations>> | undefined | ((old: Awaited<ReturnType<typeof listInvitations>> | undefined) => Awaited<ReturnType<typeof listInvitations>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listInvitations>>>({ exact: $exactMatch, queryKey: getListInvitationsQueryKey() }, updater);
  };
}

/**
 * @summary Приглашения в компании
 */
export const useGetListInvitationsQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listInvitations>>>(getListInvitationsQueryKey());
}


export const getListInvitationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvitationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitations>>> = ({ signal }) => listInvitations({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInvitationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitations>>>
export type ListInvitationsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListInvitationsSuspense<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitationsSuspense<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitationsSuspense<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Приглашения в компании
 */

export function useListInvitationsSuspense<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvitationsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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






export const getAcceptInvitationUrl = (id: string,) => {




  return `/api/v1/user/invitations/${encodeURIComponent(String(id))}/accept`
}

/**
 * Вступить в компанию. С `token` из ссылки — любым аккаунтом, без него — только когда телефон сеанса подтверждён и тот же, что в приглашении; иначе 404. Срок вышел — 409 InvitationExpired; отозвано, заменено, отклонено или принято другим — 409 InvitationClosed; уже в этой компании — 409 EmployeeExists. Повтор того же человека возвращает тот же ответ.
 * @summary Принять приглашение
 */
export const acceptInvitation = async (id: string,
    invitationProof: InvitationProof, options?: Parameters<typeof http>[1]): Promise<AcceptedInvitation> => {

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
return http<AcceptedInvitation>(getAcceptInvitationUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationProof),
    schema: async () => (await schemas()).AcceptedInvitation
  }
);}





export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  acceptInvitation(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = InvitationProof
    export type AcceptInvitationMutationError = ErrorType<ErrorPayload>
    export type AcceptInvitationMutationVariables = {id: string;data: InvitationProof}

    /**
 * @summary Принять приглашение
 */
export const useAcceptInvitation = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
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
    export const getListCustomersUrl = () => {




  return `/api/v1/user/customers`
}

/**
 * Сам пользователь и компании, где он состоит. У нового пользователя есть он сам.
 * @summary Покупатели
 */
export const listCustomers = async ( options?: Parameters<typeof http>[1]): Promise<Customers> => {

  return http<Customers>(getListCustomersUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Customers
  }
);}





export const getListCustomersQueryKey = () => {
    return [
    'api','v1','user','customers'
    ] as const;
    }


export const getListCustomersQueryOptions = <TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomers>>> = ({ signal }) => listCustomers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>
export type ListCustomersQueryError = ErrorType<ErrorPayload>


export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Покупатели
 */

export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Покупатели
 */
export const prefetchListCustomersQuery = async <TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCustomersQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCustomers} query
 */
export const invalidateListCustomers = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCustomersQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Покупатели
 */
export const useSetListCustomersQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listCustomers>> | undefined | ((old: Awaited<ReturnType<typeof listCustomers>> | undefined) => Awaited<ReturnType<typeof listCustomers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCustomers>>>({ exact: $exactMatch, queryKey: getListCustomersQueryKey() }, updater);
  };
}

/**
 * @summary Покупатели
 */
export const useGetListCustomersQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listCustomers>>>(getListCustomersQueryKey());
}


export const getListCustomersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomers>>> = ({ signal }) => listCustomers({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCustomersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>
export type ListCustomersSuspenseQueryError = ErrorType<ErrorPayload>


export function useListCustomersSuspense<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersSuspense<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersSuspense<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Покупатели
 */

export function useListCustomersSuspense<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCustomerUrl = () => {




  return `/api/v1/user/customers`
}

/**
 * Частное лицо или компания из справочника. Уже своя компания — 409 AlreadyExists, подключённая другим — 409 AlreadyRegistered: доступ даёт её владелец. ИНН с неверной контрольной суммой — 422 InvalidINN, ликвидированная — 422 OrganizationLiquidated, которой нет в справочнике — 422 PartnerNeedsRequest: её добавит менеджер по обращению.
 * @summary Добавить покупателя
 */
export const createCustomer = async (newCustomer: NewCustomer, options?: Parameters<typeof http>[1]): Promise<Customer> => {

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
return http<Customer>(getCreateCustomerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newCustomer),
    schema: async () => (await schemas()).Customer
  }
);}





export const getCreateCustomerMutationKey = () => ['createCustomer'] as const;

export const getCreateCustomerMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext> => {

const mutationKey = getCreateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomer>>, CreateCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCustomer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomer>>>
    export type CreateCustomerMutationBody = NewCustomer
    export type CreateCustomerMutationError = ErrorType<ErrorPayload>
    export type CreateCustomerMutationVariables = {data: NewCustomer}

    /**
 * @summary Добавить покупателя
 */
export const useCreateCustomer = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomer>>,
        TError,
        CreateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerMutationOptions(options), queryClient);
    }
    export const getListActiveContractsUrl = (id: string,) => {




  return `/api/v1/user/customers/${encodeURIComponent(String(id))}/activeContracts`
}

/**
 * По каким договорам можно заказать: основной первым. У частного покупателя договоров нет, список пуст. Чужой покупатель — 404.
 * @summary Действующие договоры покупателя
 */
export const listActiveContracts = async (id: string, options?: Parameters<typeof http>[1]): Promise<Contracts> => {

  return http<Contracts>(getListActiveContractsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Contracts
  }
);}





export const getListActiveContractsQueryKey = (id: string,) => {
    return [
    'api','v1','user','customers',id,'activeContracts'
    ] as const;
    }


export const getListActiveContractsQueryOptions = <TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveContracts>>> = ({ signal }) => listActiveContracts(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActiveContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveContracts>>>
export type ListActiveContractsQueryError = ErrorType<ErrorPayload>


export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveContracts>>,
          TError,
          Awaited<ReturnType<typeof listActiveContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveContracts>>,
          TError,
          Awaited<ReturnType<typeof listActiveContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Действующие договоры покупателя
 */

export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveContractsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Действующие договоры покупателя
 */
export const prefetchListActiveContractsQuery = async <TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListActiveContractsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListActiveContracts} query
 */
export const invalidateListActiveContracts = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListActiveContractsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Действующие договоры покупателя
 */
export const useSetListActiveContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listActiveContracts>> | undefined | ((old: Awaited<ReturnType<typeof listActiveContracts>> | undefined) => Awaited<ReturnType<typeof listActiveContracts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listActiveContracts>>>({ exact: $exactMatch, queryKey: getListActiveContractsQueryKey(id) }, updater);
  };
}

/**
 * @summary Действующие договоры покупателя
 */
export const useGetListActiveContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listActiveContracts>>>(getListActiveContractsQueryKey(id));
}


export const getListActiveContractsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveContracts>>> = ({ signal }) => listActiveContracts(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListActiveContractsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveContracts>>>
export type ListActiveContractsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Действующие договоры покупателя
 */

export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveContractsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCustomerRecipientsUrl = (id: string,) => {




  return `/api/v1/user/customers/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Кого можно указать получателем заказа.
 * @summary Получатели покупателя
 */
export const listCustomerRecipients = async (id: string, options?: Parameters<typeof http>[1]): Promise<Recipients> => {

  return http<Recipients>(getListCustomerRecipientsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Recipients
  }
);}





export const getListCustomerRecipientsQueryKey = (id: string,) => {
    return [
    'api','v1','user','customers',id,'recipients'
    ] as const;
    }


export const getListCustomerRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerRecipients>>> = ({ signal }) => listCustomerRecipients(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerRecipients>>>
export type ListCustomerRecipientsQueryError = ErrorType<ErrorPayload>


export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listCustomerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listCustomerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели покупателя
 */

export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerRecipientsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Получатели покупателя
 */
export const prefetchListCustomerRecipientsQuery = async <TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCustomerRecipientsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCustomerRecipients} query
 */
export const invalidateListCustomerRecipients = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCustomerRecipientsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Получатели покупателя
 */
export const useSetListCustomerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listCustomerRecipients>> | undefined | ((old: Awaited<ReturnType<typeof listCustomerRecipients>> | undefined) => Awaited<ReturnType<typeof listCustomerRecipients>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCustomerRecipients>>>({ exact: $exactMatch, queryKey: getListCustomerRecipientsQueryKey(id) }, updater);
  };
}

/**
 * @summary Получатели покупателя
 */
export const useGetListCustomerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listCustomerRecipients>>>(getListCustomerRecipientsQueryKey(id));
}


export const getListCustomerRecipientsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerRecipients>>> = ({ signal }) => listCustomerRecipients(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCustomerRecipientsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerRecipients>>>
export type ListCustomerRecipientsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели покупателя
 */

export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerRecipientsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCustomerRecipientUrl = (id: string,) => {




  return `/api/v1/user/customers/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Новый получатель покупателя.
 * @summary Добавить получателя
 */
export const createCustomerRecipient = async (id: string,
    newRecipient: NewRecipient, options?: Parameters<typeof http>[1]): Promise<Recipient> => {

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
return http<Recipient>(getCreateCustomerRecipientUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newRecipient),
    schema: async () => (await schemas()).Recipient
  }
);}





export const getCreateCustomerRecipientMutationKey = () => ['createCustomerRecipient'] as const;

export const getCreateCustomerRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerRecipient>>, TError,CreateCustomerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomerRecipient>>, TError,CreateCustomerRecipientMutationVariables, TContext> => {

const mutationKey = getCreateCustomerRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomerRecipient>>, CreateCustomerRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createCustomerRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomerRecipient>>>
    export type CreateCustomerRecipientMutationBody = NewRecipient
    export type CreateCustomerRecipientMutationError = ErrorType<ErrorPayload>
    export type CreateCustomerRecipientMutationVariables = {id: string;data: NewRecipient}

    /**
 * @summary Добавить получателя
 */
export const useCreateCustomerRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerRecipient>>, TError,CreateCustomerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomerRecipient>>,
        TError,
        CreateCustomerRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerRecipientMutationOptions(options), queryClient);
    }
    export const getListAddressesUrl = () => {




  return `/api/v1/user/addresses`
}

/**
 * Сохранённые адреса пользователя: выбор в корзине и оформлении.
 * @summary Адреса
 */
export const listAddresses = async ( options?: Parameters<typeof http>[1]): Promise<Addresses> => {

  return http<Addresses>(getListAddressesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Addresses
  }
);}





export const getListAddressesQueryKey = () => {
    return [
    'api','v1','user','addresses'
    ] as const;
    }


export const getListAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ signal }) => listAddresses({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesQueryError = ErrorType<ErrorPayload>


export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса
 */

export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Адреса
 */
export const prefetchListAddressesQuery = async <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAddressesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAddresses} query
 */
export const invalidateListAddresses = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAddressesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Адреса
 */
export const useSetListAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listAddresses>> | undefined | ((old: Awaited<ReturnType<typeof listAddresses>> | undefined) => Awaited<ReturnType<typeof listAddresses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listAddresses>>>({ exact: $exactMatch, queryKey: getListAddressesQueryKey() }, updater);
  };
}

/**
 * @summary Адреса
 */
export const useGetListAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listAddresses>>>(getListAddressesQueryKey());
}


export const getListAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ signal }) => listAddresses({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса
 */

export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateAddressUrl = () => {




  return `/api/v1/user/addresses`
}

/**
 * Новый адрес доставки. Такой же, как уже сохранённый, возвращает сохранённый.
 * @summary Добавить адрес
 */
export const createAddress = async (newAddress: NewAddress, options?: Parameters<typeof http>[1]): Promise<Address> => {

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
return http<Address>(getCreateAddressUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newAddress),
    schema: async () => (await schemas()).Address
  }
);}





export const getCreateAddressMutationKey = () => ['createAddress'] as const;

export const getCreateAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext> => {

const mutationKey = getCreateAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAddress>>, CreateAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createAddress>>>
    export type CreateAddressMutationBody = NewAddress
    export type CreateAddressMutationError = ErrorType<ErrorPayload>
    export type CreateAddressMutationVariables = {data: NewAddress}

    /**
 * @summary Добавить адрес
 */
export const useCreateAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAddress>>,
        TError,
        CreateAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAddressMutationOptions(options), queryClient);
    }
    export const getGetAddressUrl = (id: string,) => {




  return `/api/v1/user/addresses/${encodeURIComponent(String(id))}`
}

/**
 * Один сохранённый адрес; чужой — 404.
 * @summary Адрес
 */
export const getAddress = async (id: string, options?: Parameters<typeof http>[1]): Promise<Address> => {

  return http<Address>(getGetAddressUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Address
  }
);}





export const getGetAddressQueryKey = (id: string,) => {
    return [
    'api','v1','user','addresses',id
    ] as const;
    }


export const getGetAddressQueryOptions = <TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAddressQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddress>>> = ({ signal }) => getAddress(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAddressQueryResult = NonNullable<Awaited<ReturnType<typeof getAddress>>>
export type GetAddressQueryError = ErrorType<ErrorPayload>


export function useGetAddress<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddress>>,
          TError,
          Awaited<ReturnType<typeof getAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddress<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddress>>,
          TError,
          Awaited<ReturnType<typeof getAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddress<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адрес
 */

export function useGetAddress<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAddressQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Адрес
 */
export const prefetchGetAddressQuery = async <TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAddressQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAddress} query
 */
export const invalidateGetAddress = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAddressQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Адрес
 */
export const useSetGetAddressQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getAddress>> | undefined | ((old: Awaited<ReturnType<typeof getAddress>> | undefined) => Awaited<ReturnType<typeof getAddress>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getAddress>>>({ exact: $exactMatch, queryKey: getGetAddressQueryKey(id) }, updater);
  };
}

/**
 * @summary Адрес
 */
export const useGetGetAddressQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getAddress>>>(getGetAddressQueryKey(id));
}


export const getGetAddressSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAddressQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddress>>> = ({ signal }) => getAddress(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAddressSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAddress>>>
export type GetAddressSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адрес
 */

export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAddressSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






