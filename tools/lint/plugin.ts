import { requestsBounded } from './bounds.ts'
import { deprecationDated, extensionsKnown, multiSegmentLast } from './extensions.ts'
import {
  conditionsDeclared,
  contentHasExample,
  contentSchemaNamed,
  errorsAreProblems,
  linkLeads,
  operationNamed,
  statusesListed,
} from './operations.ts'
import { challengeDeclared, keptAnswerOpen, refusalsDeclared, scopeFollows, securityStated } from './security.ts'
import { discriminatorComplete, noPrefixItems, supported } from './supported.ts'
import { toolArguments, toolCallable } from './tools.ts'

/** The rules that make every tool agree about a contract, as a Redocly plugin; `redocly.yaml` turns them on. */
export default function plugin() {
  return {
    id: 'triptych',
    rules: {
      oas3: {
        'operation-named': operationNamed,
        'statuses-listed': statusesListed,
        'errors-are-problems': errorsAreProblems,
        'conditions-declared': conditionsDeclared,
        'content-has-example': contentHasExample,
        'content-schema-named': contentSchemaNamed,
        'security-stated': securityStated,
        'refusals-declared': refusalsDeclared,
        'challenge-declared': challengeDeclared,
        'scope-follows': scopeFollows,
        'kept-answer-open': keptAnswerOpen,
        'extensions-known': extensionsKnown,
        'deprecation-dated': deprecationDated,
        'multi-segment-last': multiSegmentLast,
        'link-leads': linkLeads,
        'no-prefix-items': noPrefixItems,
        'discriminator-complete': discriminatorComplete,
        supported,
        'requests-bounded': requestsBounded,
        'tool-callable': toolCallable,
        'tool-arguments': toolArguments,
      },
    },
  }
}
