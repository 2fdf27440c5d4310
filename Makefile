# Thin: each recipe is one program. `make` lists the targets.
.DEFAULT_GOAL := help
.PHONY: help setup console serve generate quick check dependencies compat release-baseline test contract soak soak-bridge mutants kills mock pages clients bench clean
node := tools/node

help: ## list the targets
	@sed -n 's/^\([a-z%-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-23s %s\n", $$1, $$2 }'

setup: ## toolchain and packages, nothing else
	@tools/setup.sh

console: setup ## the browser consoles, built where they are not, or have changed
	@$(node) tools/console.ts

serve: setup console ## run Triptych with a sample site, two virtual accessories, and a first member
	@SVC_ADMIN_EMAIL=$${SVC_ADMIN_EMAIL:-admin@example.com} SVC_HAP_BIND=$${SVC_HAP_BIND:-127.0.0.1} \
	  SVC_HAP_ADVERTISER=$${SVC_HAP_ADVERTISER:-none} exec bin/triptych serve --sample

generate: setup ## specs -> generated/ (deterministic)
	@$(node) tools/codegen/main.ts

quick: setup ## types, lint and the tests that the changed files touch, in a minute; ARGS=<commit> is another base
	@$(node) tools/quick.ts $(ARGS)

check: setup ## types, lint, direction of imports, drift of generated/, versions of the contracts
	@$(node) tools/check.ts

dependencies: setup ## what production installs, by direct dependency: packages and megabytes that only it brings
	@$(node) tools/dependencies.ts

compat: setup ## what has changed in the contracts since the last release, and whether their versions say so
	@$(node) tools/codegen/main.ts --check
	@$(node) tools/compat/main.ts

release-baseline: setup ## record the contracts as a release, which make compat compares with from then on
	@$(node) tools/codegen/main.ts --check
	@$(node) tools/compat/main.ts --accept

test: setup ## everything: types, lint, unit, integration, peers, contract, mutants, browser; contract coverage
	@$(node) tools/test.ts

test-%: setup ## one part: test-unit, test-integration, test-peers, test-contract, test-mutants, test-browser
	@$(node) tools/test.ts $*

contract: setup ## Schemathesis against running servers of this checkout
	@$(node) tools/contract/run.ts

soak: setup ## Schemathesis for half an hour, with seeds that it prints (ARGS='--seed N' repeats one, ARGS='--minutes N' is another time); then every test that make test has a sample of, whole
	@$(node) tools/contract/run.ts --soak $(ARGS)
	@THOROUGH=1 $(node) tools/test.ts integration peers browser

soak-bridge: setup ## ten published plugins and twenty others while things go wrong, for ten minutes; SOAK_MINUTES=N is another time
	@SOAK_MINUTES=$${SOAK_MINUTES:-10} $(node) node_modules/vitest/vitest.mjs run --project 'integration*' test/bridge/soak

mutants: setup ## breaks copies of this checkout on purpose and sees that each fault is caught
	@$(node) tools/mutants/main.ts $(ARGS)

kills: setup ## kills the whole product 200 times while it writes, and its PostgreSQL; KILLS=n is another number
	@KILLS=$${KILLS:-200} $(node) node_modules/vitest/vitest.mjs run --project 'integration*' test/kills

clients: setup ## the clients of every surface as packages, in dist/clients/
	@$(node) tools/clients/main.ts $(ARGS)

mock: setup ## Prism mock servers of the contracts, ports 4581 (auth), 4582 (bridge) and 4583 (content)
	@$(node) tools/prism/main.ts

pages: setup ## the pages as they are written, over the mocks: ports 4591 (auth), 4592 (bridge) and 4593 (content)
	@$(node) console/dev/main.ts

bench: setup ## the side-by-side measurements; ROWS="secured validated" takes those whose names have one of the words
	@$(node) test/bench/main.ts $(ROWS)

clean: ## remove what the other targets installed or built; data stays
	@rm -rf node_modules tools/*/node_modules console/node_modules console/dist test/support/*/node_modules test/bridge/soak/plugins/node_modules tools/clients/python/.venv test/support/object-store/.venv test/bridge/hap/second-controller/.venv test/package/.venv test/clients/generators/node_modules test/clients/generators/.venv test/clients/generators/thorough/node_modules test/clients/generators/thorough/.venv test/bench/peers/node_modules .toolchain .venv dist test/bench/results.json
