"""A HAP controller of another make: commands come as lines of JSON, answers and events go out as lines of JSON."""

import asyncio
import json
import sys

from aiohomekit.characteristic_cache import CharacteristicCacheMemory
from aiohomekit.controller.ip.controller import IpController
from aiohomekit.controller.ip.discovery import IpDiscovery
from aiohomekit.model.categories import Categories
from aiohomekit.model.feature_flags import FeatureFlags
from aiohomekit.model.status_flags import StatusFlags
from aiohomekit.zeroconf import HomeKitService


def say(message):
    print(json.dumps(message), flush=True)


def described(changes):
    return {f"{aid}.{iid}": change for (aid, iid), change in changes.items()}


class Program:
    """Paired with one bridge, at an address that it is told: nothing is looked for on the network."""

    def __init__(self):
        self.controller = IpController(CharacteristicCacheMemory(), None)
        self.pairing = None

    async def pair(self, host, port, id, pincode):
        service = HomeKitService(
            name="bridge",
            id=id,
            model="",
            feature_flags=FeatureFlags(0),
            status_flags=StatusFlags.UNPAIRED,
            config_num=1,
            state_num=1,
            category=Categories.BRIDGE,
            protocol_version="1.1",
            type="_hap._tcp.local.",
            address=host,
            addresses=[host],
            port=port,
        )
        finish = await IpDiscovery(self.controller, service).async_start_pairing("bridge")
        self.pairing = await finish(pincode)
        return self.pairing.pairing_data["iOSPairingId"]

    async def resume(self, pairing_data):
        self.pairing = self.controller.load_pairing("bridge", pairing_data)

    async def accessories(self):
        return await self.pairing.list_accessories_and_characteristics()

    async def pairings(self):
        return await self.pairing.list_pairings()

    async def read(self, ids):
        return described(await self.pairing.get_characteristics({tuple(id) for id in ids}))

    async def write(self, values):
        return described(await self.pairing.put_characteristics([tuple(value) for value in values]))

    async def subscribe(self, ids):
        self.pairing.dispatcher_connect(lambda changes: say({"event": described(changes)}))
        return described(await self.pairing.subscribe([tuple(id) for id in ids]))

    async def unpair(self, id):
        return await self.pairing.remove_pairing(id)

    async def close(self):
        await self.pairing.close()


async def main():
    program = Program()
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        command = json.loads(line)
        try:
            result = await getattr(program, command["do"])(*command["with"])
            say({"done": command["do"], "result": result})
        except Exception as error:  # Whatever it is, the test is to see it.
            say({"failed": command["do"], "error": f"{type(error).__name__}: {error}"})


asyncio.run(main())
